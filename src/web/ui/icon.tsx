/**
 * The interface icons by name, one set (Lucide). The table holds every drawing, so use it in documents, which send no
 * script; what hydrates imports single icons with `Svg`.
 */
import accessibility from '~icons/lucide/accessibility?raw';
import ambulance from '~icons/lucide/ambulance?raw';
import arrowLeft from '~icons/lucide/arrow-left?raw';
import arrowRight from '~icons/lucide/arrow-right?raw';
import arrowUpRight from '~icons/lucide/arrow-up-right?raw';
import award from '~icons/lucide/award?raw';
import badgeCheck from '~icons/lucide/badge-check?raw';
import banknote from '~icons/lucide/banknote?raw';
import building2 from '~icons/lucide/building-2?raw';
import bus from '~icons/lucide/bus?raw';
import calendarCheck from '~icons/lucide/calendar-check?raw';
import calendarDays from '~icons/lucide/calendar-days?raw';
import car from '~icons/lucide/car?raw';
import check from '~icons/lucide/check?raw';
import chevronDown from '~icons/lucide/chevron-down?raw';
import chevronLeft from '~icons/lucide/chevron-left?raw';
import chevronRight from '~icons/lucide/chevron-right?raw';
import circleAlert from '~icons/lucide/circle-alert?raw';
import circleCheck from '~icons/lucide/circle-check?raw';
import clipboardList from '~icons/lucide/clipboard-list?raw';
import clock from '~icons/lucide/clock?raw';
import doorOpen from '~icons/lucide/door-open?raw';
import download from '~icons/lucide/download?raw';
import externalLink from '~icons/lucide/external-link?raw';
import facebook from '~icons/lucide/facebook?raw';
import fileText from '~icons/lucide/file-text?raw';
import graduationCap from '~icons/lucide/graduation-cap?raw';
import heartPulse from '~icons/lucide/heart-pulse?raw';
import house from '~icons/lucide/house?raw';
import image from '~icons/lucide/image?raw';
import info from '~icons/lucide/info?raw';
import instagram from '~icons/lucide/instagram?raw';
import languages from '~icons/lucide/languages?raw';
import layoutGrid from '~icons/lucide/layout-grid?raw';
import link from '~icons/lucide/link?raw';
import linkedin from '~icons/lucide/linkedin?raw';
import mail from '~icons/lucide/mail?raw';
import mapPin from '~icons/lucide/map-pin?raw';
import menu from '~icons/lucide/menu?raw';
import messageSquare from '~icons/lucide/message-square?raw';
import minus from '~icons/lucide/minus?raw';
import newspaper from '~icons/lucide/newspaper?raw';
import phone from '~icons/lucide/phone?raw';
import plus from '~icons/lucide/plus?raw';
import printer from '~icons/lucide/printer?raw';
import quote from '~icons/lucide/quote?raw';
import route from '~icons/lucide/route?raw';
import rss from '~icons/lucide/rss?raw';
import search from '~icons/lucide/search?raw';
import send from '~icons/lucide/send?raw';
import share2 from '~icons/lucide/share-2?raw';
import shieldCheck from '~icons/lucide/shield-check?raw';
import siren from '~icons/lucide/siren?raw';
import slidersHorizontal from '~icons/lucide/sliders-horizontal?raw';
import squareParking from '~icons/lucide/square-parking?raw';
import star from '~icons/lucide/star?raw';
import stethoscope from '~icons/lucide/stethoscope?raw';
import timer from '~icons/lucide/timer?raw';
import trainFront from '~icons/lucide/train-front?raw';
import triangleAlert from '~icons/lucide/triangle-alert?raw';
import userRound from '~icons/lucide/user-round?raw';
import usersRound from '~icons/lucide/users-round?raw';
import x from '~icons/lucide/x?raw';
import { Svg } from './core/svg.tsx';

export type IconName = keyof typeof icons;

export function Icon({ name, className, label }: { name: IconName; className?: string; label?: string }) {
  return <Svg source={icons[name]} className={className} label={label} />;
}

export const icons = {
  accessibility,
  ambulance,
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  award,
  'badge-check': badgeCheck,
  banknote,
  'building-2': building2,
  bus,
  'calendar-check': calendarCheck,
  'calendar-days': calendarDays,
  car,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  'clipboard-list': clipboardList,
  clock,
  'door-open': doorOpen,
  download,
  'external-link': externalLink,
  facebook,
  'file-text': fileText,
  'graduation-cap': graduationCap,
  'heart-pulse': heartPulse,
  house,
  image,
  info,
  instagram,
  languages,
  'layout-grid': layoutGrid,
  link,
  linkedin,
  mail,
  'map-pin': mapPin,
  menu,
  'message-square': messageSquare,
  minus,
  newspaper,
  phone,
  plus,
  printer,
  quote,
  route,
  rss,
  search,
  send,
  'share-2': share2,
  'shield-check': shieldCheck,
  siren,
  'sliders-horizontal': slidersHorizontal,
  'square-parking': squareParking,
  star,
  stethoscope,
  timer,
  'train-front': trainFront,
  'triangle-alert': triangleAlert,
  'user-round': userRound,
  'users-round': usersRound,
  x,
};
