/**
 * What moves on a page without React: behaviours found by their data attributes, and islands, which are hydrated on
 * the first sign that somebody is going to use them. An application has React for all of this but the frame.
 */
import './site/compare-choice.ts';
import './site/album-links.ts';
import './site/copy-address.ts';
import './site/doctor-filter.ts';
import './site/frame.ts';
import './site/free-times.ts';
import './site/next-free.ts';
import './site/on-this-device.ts';
import './site/print-button.ts';

/** Everything above listens now; the browser tests wait for it before they press a key. */
document.documentElement.dataset.ready = '';
