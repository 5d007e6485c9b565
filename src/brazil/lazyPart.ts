/** Thrown by what needs a part of the program before it was loaded: load it, then ask again. */
export class NotLoaded extends Error {
  constructor(readonly load: () => Promise<void>) {
    super('a part of the program is not loaded');
    this.name = 'NotLoaded';
  }
}

/**
 * A part of the program that few calls need (a long list, sentences), so that it is not loaded at start:
 *
 *     export const lineMemory = new LazyPart(() => import('../../explain/lineMemory/memoryOfLine'));
 *     … lineMemory.use().memoryOfLine(result) …
 *
 * `use` throws {@link NotLoaded} until the part is there. Code that computes lets it pass; whoever called the function
 * (`hosted`, `withFunctionData`) loads the part and asks again. What a host that cannot wait needs is also listed in
 * `functions/preload.ts`.
 */
export class LazyPart<T> {
  private held: { part: T } | null = null;
  private loading: Promise<void> | null = null;

  constructor(private readonly fetch: () => Promise<T>) {}

  get isLoaded(): boolean {
    return this.held !== null;
  }

  /** Loads once; may be called again, also after it failed. */
  readonly load = (): Promise<void> => {
    this.loading ??= this.fetch().then(
      (part) => {
        this.held = { part };
      },
      (reason: unknown) => {
        this.loading = null;
        throw reason;
      },
    );
    return this.loading;
  };

  use(): T {
    if (this.held === null) throw new NotLoaded(this.load);
    return this.held.part;
  }
}
