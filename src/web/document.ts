/**
 * What moves on a page without React: behaviours found by their data attributes, and islands, which are hydrated on
 * the first sign that somebody is going to use them. Event delegation on the document makes the same code serve
 * documents and applications.
 */
import './site/doctor-filter.ts';
import './site/free-times.ts';
import './site/menu.ts';
import './site/next-free.ts';
import './ui/island-hydration.ts';
