/** Scripts of the frame on every public page, in documents and applications. */
import './menu.ts';
import './menu-icons-later.ts';
import './mail-hint.ts';
import './offline-bar.ts';
import './opening-status.ts';
import '#web/site/search-box/search-toggle.ts';
import './service-worker.ts';
import '#web/site/search-box/island-hydration.ts';

if (document.querySelector('[data-live]')) void import('./live-parts.ts');
if (document.querySelector('[data-language-offer]')) void import('./language-offer.ts');
