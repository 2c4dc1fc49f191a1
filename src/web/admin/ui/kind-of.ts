import { type PlaceName, placeOf } from '#web/admin/session/menu.ts';
import { t } from '#words/say.ts';
import { capital } from './capital.ts';
import { say } from './words.ts';

/** One entry of a page at the beginning of a line: "Visit type". */
export function kindOf(place: PlaceName) {
  const { one } = placeOf(place);
  return one ? capital(say(one)) : t('Entry');
}
