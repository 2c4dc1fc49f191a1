import { madePlaces, type PlaceName, placeOf } from '#web/admin/session/menu.ts';
import type { PlainMessage } from '#words/catalogue.ts';

/** Translatable resources by their names in the menu, in its order. */
export const resourceWords: Record<string, PlainMessage> = {
  ...Object.fromEntries(
    madePlaces
      .filter((name) => name !== 'synonym' && name !== 'savedReply')
      .map((name) => [name, placeOf(name as PlaceName).label]),
  ),
  galleryImage: 'Captions',
  media: 'Picture descriptions',
  settings: 'Page texts',
  contact: 'Contact',
  mailText: 'Mail texts',
};
