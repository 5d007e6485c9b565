import fs from 'node:fs';
import path from 'node:path';
import { JSDOM, ResourceLoader } from 'jsdom';

/** Folder of the build under test. */
export const DIST = path.resolve(process.env.CONFEREBIO_DIST ?? path.join(__dirname, '../../dist'));

/** A file of the build; fails with what to do when there is none. */
export function built(file: string): string {
  const full = path.join(DIST, file);
  if (!fs.existsSync(full)) throw new Error(`${full} is missing: run "npm run build" first`);
  return fs.readFileSync(full, 'utf8');
}

export interface Call {
  fn: string;
  args: unknown[];
  /** 4: error cells may be handed over. */
  flags?: number;
}

/** What Excel would get: a value, or an error's code and message. */
export type Answer = { value: unknown } | { error: number; message: string };

/** Codes of the runtime for the error values our functions give. */
export const ERROR_CODE = { '#N/A': 1, '#VALUE!': 7 } as const;

type HostMessage = { id: number; type: number; message: { body?: { Actions?: Action[] } } };
type Action = { Name?: string; ArgumentInfo?: { Arguments?: unknown[] } };
type RawAnswer = [id: number, ok: boolean, valueOrMessage: unknown, code?: number];

/** Parts of the build are loaded; what the runtime asks of Microsoft's servers is answered with nothing. */
class OnlyTheBuild extends ResourceLoader {
  override fetch(...[url, options]: Parameters<ResourceLoader['fetch']>) {
    return url.startsWith('file://')
      ? super.fetch(url, options)
      : (Promise.resolve(Buffer.from('')) as ReturnType<ResourceLoader['fetch']>);
  }
}

/**
 * Microsoft's own custom-functions runtime over the built bundle, in a page; we stand where Excel stands. The page is
 * served from the build's folder, so that parts loaded later are found.
 */
export class ExcelRuntime {
  private readonly dom: JSDOM;
  private readonly answers = new Map<number, RawAnswer>();
  private nextId = 1;

  constructor() {
    this.dom = new JSDOM(
      '<!DOCTYPE html><head><script src="http://localhost/custom-functions-runtime.js"></script></head>',
      {
        url: `file://${DIST}/taskpane.html`,
        runScripts: 'dangerously',
        resources: new OnlyTheBuild(),
      },
    );
    Object.assign(this.dom.window, { _richApiNativeBridge: this.bridge });
    this.dom.window.eval(
      fs.readFileSync(require.resolve('@microsoft/office-js/dist/custom-functions-runtime.js'), 'utf8'),
    );
    this.dom.window.eval(built('functions.js'));
  }

  private readonly bridge = {
    onMessageFromHost: null as ((text: string) => void) | null,
    sendMessageToHost: (text: string) => {
      const message = JSON.parse(text) as HostMessage;
      if (message.type !== 1) return;
      for (const { Name, ArgumentInfo } of message.message.body?.Actions ?? []) {
        if (Name !== 'SetInvocationArrayResults') continue;
        for (const answer of (ArgumentInfo?.Arguments?.[0] ?? []) as RawAnswer[]) this.answers.set(answer[0], answer);
      }
      const reply = {
        id: message.id,
        type: 2,
        flags: 0,
        message: { statusCode: 200, headers: {}, body: JSON.stringify({ Results: [] }) },
      };
      setTimeout(() => this.bridge.onMessageFromHost?.(JSON.stringify(reply)), 0);
    },
  };

  /** Ids that the bundle registered, in upper case. */
  registered(): string[] {
    const { _association: association } = (
      this.dom.window as unknown as { CustomFunctions: { _association: { mappings: object } } }
    ).CustomFunctions;
    return Object.keys(association.mappings).map((id) => id.toUpperCase());
  }

  /** Has the functions called as Excel does, in one batch, and waits for all answers. */
  async call(...calls: Call[]): Promise<Answer[]> {
    const ids = calls.map(() => this.nextId++);
    const entries = calls.map(({ fn, args, flags = 4 }, at) => [
      1,
      1000,
      '',
      [ids[at], fn, args, 'Plan1!A1', flags],
      0,
    ]);
    this.bridge.onMessageFromHost?.(JSON.stringify({ type: 3, message: { entries } }));
    const deadline = Date.now() + 30_000;
    while (!ids.every((id) => this.answers.has(id))) {
      if (Date.now() > deadline) throw new Error('the runtime did not answer all calls in 30 s');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return ids.map((id) => {
      const [, ok, valueOrMessage, code] = this.answers.get(id) as RawAnswer;
      return ok ? { value: valueOrMessage } : { error: code as number, message: String(valueOrMessage) };
    });
  }

  close(): void {
    this.dom.window.close();
  }
}
