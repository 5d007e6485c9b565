import { speak } from '../functions/language';
import { findPaneHost } from './paneHost';
import { whenFirstShown } from './whenFirstShown';
import { cannotLoad } from './wording/loading';

const root = document.getElementById('root')!;
const host = await findPaneHost(window);
speak(host.language);
whenFirstShown(window, host.onShown, () => {
  import(/* webpackChunkName: "pane" */ './pane').then(
    ({ showPane }) => showPane(root, host),
    () => root.replaceChildren(cannotLoad(host.language)),
  );
});
