/**
 * Behaviour of a page without React: by data attributes, and islands, which hydrate on first intent. In an application
 * React does all of this except the frame.
 */
import './site/package/compare-choice.ts';
import './site/gallery/album-links.ts';
import './site/entry/copy-address.ts';
import './site/doctor/doctor-filter.ts';
import './site/frame/frame.ts';
import './site/doctor/free-times.ts';
import './site/doctor/next-free.ts';
import './site/manage/on-this-device.ts';
import './site/entry/print-button.ts';
import './site/entry/sent-form.ts';

/** All listeners are attached; browser tests wait for this before they press a key. */
document.documentElement.dataset.ready = '';
