import { madePlaces, type PlaceName, placeOf } from '#web/admin/session/menu.ts';
import type { PlainMessage } from '#words/catalogue.ts';

/** What has words to translate, by what its entries are called in the menu, in the order of the menu. */
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
