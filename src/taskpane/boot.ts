import { needsOffice } from './needsOffice';

/**
 * Loads the page's scripts one after the other: office.js where Excel may be around, then the functions, then the
 * pane. Excel calls functions as soon as they are there, whether the pane is shown or not.
 */
const OFFICE = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

for (const address of [...(needsOffice(window) ? [OFFICE] : []), 'functions.js', 'taskpane.js']) {
  const script = document.createElement('script');
  script.src = address;
  // Scripts added this way run in this order; one that cannot be loaded does not stop the next.
  script.async = false;
  document.head.append(script);
}
