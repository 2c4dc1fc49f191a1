import { creatable, type MenuName, menuEntry } from '#web/admin/session/menu.ts';
import type { PlainMessage } from '#words/catalogue.ts';

/** Translatable resources by their names in the menu, in its order. */
export const resourceWords: Record<string, PlainMessage> = {
  ...Object.fromEntries(
    creatable
      .filter((name) => name !== 'synonym' && name !== 'savedReply')
      .map((name) => [name, menuEntry(name as MenuName).label]),
  ),
  galleryImage: 'Captions',
  media: 'Picture descriptions',
  settings: 'Page texts',
  contact: 'Contact',
  mailText: 'Mail texts',
};
