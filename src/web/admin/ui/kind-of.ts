import { type MenuName, menuEntry } from '#web/admin/session/menu.ts';
import { t } from '#words/say.ts';
import { capital } from './capital.ts';
import { say } from './words.ts';

/** One entry of a page at the beginning of a line: "Visit type". */
export function kindOf(place: MenuName) {
  const { one } = menuEntry(place);
  return one ? capital(say(one)) : t('Entry');
}
