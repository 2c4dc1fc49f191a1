/** What moves in the frame of every public page, in documents and in applications. */
import './menu.ts';
import './search-toggle.ts';
import '#web/ui/island-hydration.ts';
