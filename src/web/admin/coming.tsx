import { Link, useLocation } from 'react-router';
import { Svg } from '#web/ui/svg.tsx';
import { menu, type Place } from './menu.ts';
import { Page } from './page.tsx';

/** A place whose resource is still to come. It says what it will do and where to go until then, and offers nothing dead. */
export default function ComingPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/^\/admin\//, '').replace(/\/$/, '');
  const place = (Object.values(menu) as Place[]).find((one) => one.path === path);
  const words = plans[path];
  if (!place || !words) return <Page title="Nothing here">{null}</Page>;
  return (
    <Page title={place.label}>
      <section className="panel coming">
        <Svg source={place.icon} className="coming-icon" />
        <h2>{words.comesWith}</h2>
        <ul>
          {words.will.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="quiet">
          Until then: {words.meanwhile} <Link to={words.to.address}>{words.to.label}</Link>.
        </p>
      </section>
    </Page>
  );
}

interface Plan {
  comesWith: string;
  will: string[];
  meanwhile: string;
  to: { label: string; address: string };
}

const plans: Record<string, Plan> = {
  packages: {
    comesWith: 'This page comes with the health packages.',
    will: [
      'Packages with their tests, price and honest saving',
      'Who a package is for and how to prepare',
      'Which ones stand on the home page',
    ],
    meanwhile: 'single examinations and their prices are under',
    to: { label: 'Services', address: '/admin/services' },
  },
  news: {
    comesWith: 'This page comes with the news.',
    will: [
      'Articles with pictures, tags and an author',
      'Publishing at a set time',
      'A feed that readers can follow',
    ],
    meanwhile: 'a short notice above every page can be written under',
    to: { label: 'Settings', address: '/admin/settings' },
  },
  inquiries: {
    comesWith: 'This page comes with the inquiry form.',
    will: [
      'What visitors ask, in one inbox with states',
      'Notes for colleagues, and replies by e-mail',
      'A link to the entry that was asked about',
    ],
    meanwhile: 'the phone numbers and e-mail addresses that visitors use are under',
    to: { label: 'Contact', address: '/admin/settings/contact' },
  },
  gallery: {
    comesWith: 'This page comes with the picture albums.',
    will: [
      'Albums with captions, in an order you choose',
      'Many pictures at once by drag and drop',
      'Reminders for missing descriptions',
    ],
    meanwhile: 'a department can show its picture; choose it under',
    to: { label: 'Departments', address: '/admin/departments' },
  },
};
