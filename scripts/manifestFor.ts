const developmentHost = 'https://localhost:3000';
const published = { id: '8cb6c909-db1d-4a97-8d26-ba99e9dc48bd', name: 'ConfereBio' };
/** A copy for trying out: another add-in for Office, so that both can be installed at once and told apart. */
const development = { id: 'ac5ace5d-0518-4ccf-9280-26864d6477e7', name: 'ConfereBio (teste)' };

/** What a manifest is made for. */
export interface Target {
  /** https address the add-in is served from, without a slash at the end. */
  baseUrl: string;
  /** `production`, or `development` for a copy for trying out. */
  variant: string;
}

/** The target set by CONFEREBIO_BASE_URL and CONFEREBIO_VARIANT; by default the published add-in on this computer. */
export function targetFrom(settings: NodeJS.ProcessEnv): Target {
  return {
    baseUrl: baseUrlFrom(settings.CONFEREBIO_BASE_URL),
    variant: settings.CONFEREBIO_VARIANT ?? 'production',
  };
}

/** The manifest kept in the repository, made for one target. */
export function manifestFor(source: string, { baseUrl, variant }: Target): string {
  const moved = source.replaceAll(developmentHost, baseUrl);
  if (variant === 'production') return moved;
  if (variant !== 'development') {
    throw new Error(`CONFEREBIO_VARIANT is "${variant}"; it must be "production" or "development".`);
  }
  return moved
    .replace(`<Id>${published.id}</Id>`, `<Id>${development.id}</Id>`)
    .replace(`<DisplayName DefaultValue="${published.name}"`, `<DisplayName DefaultValue="${development.name}"`)
    .replace(`id="Tab.Label" DefaultValue="${published.name}"`, `id="Tab.Label" DefaultValue="${development.name}"`);
}

/** Throws when the address is not https: Office loads nothing else. */
function baseUrlFrom(setting = developmentHost): string {
  if (!URL.canParse(setting) || new URL(setting).protocol !== 'https:' || /[?#&"<>\s]/.test(setting)) {
    throw new Error(
      `CONFEREBIO_BASE_URL is "${setting}"; it must be an https address such as https://example.org/conferebio.`,
    );
  }
  return setting.replace(/\/+$/, '');
}
