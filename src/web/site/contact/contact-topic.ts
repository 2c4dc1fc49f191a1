/** The topic of a link to the contact form: a package, service, department or doctor, by slug. */
import type { RouterContextProvider } from 'react-router';
import { apiContext, type Client } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { fullName } from '#web/dates/words.ts';
import { found } from '#web/site/entry/entry.ts';
import { searchSlug } from '#web/site/words/search-words.ts';

export interface Topic {
  label: string;
  /** Language of the label, if it differs from the page's. */
  language?: string | undefined;
  href: string;
  /** Empty to use the hospital's address. */
  email: string;
  about: { packageId: number } | { serviceId: number } | { departmentId: number } | { doctorId: number };
}

/** Null if the topic no longer exists. */
export async function readTopic(
  params: URLSearchParams,
  context: Readonly<RouterContextProvider>,
): Promise<Topic | null> {
  const kind = kinds.find(([name]) => searchSlug(params, name));
  if (!kind) return null;
  const [name, load] = kind;
  return orNothing(
    'topic',
    load(context.get(apiContext), searchSlug(params, name)).then((data) => ({ data })),
  );
}

const kinds: [name: string, load: (api: Client, slug: string) => Promise<Topic | null>][] = [
  [
    'package',
    async (api, slug) => {
      const healthPackage = await found(api.package.getBySlug({ params: { slug } }));
      return (
        healthPackage && {
          label: healthPackage.title,
          language: healthPackage.language,
          href: `/packages/${healthPackage.slug}`,
          email: '',
          about: { packageId: healthPackage.id },
        }
      );
    },
  ],
  [
    'service',
    async (api, slug) => {
      const service = await found(api.service.getBySlug({ params: { slug } }));
      return (
        service && {
          label: service.title,
          language: service.language,
          href: `/services/${service.slug}`,
          email: '',
          about: { serviceId: service.id },
        }
      );
    },
  ],
  [
    'department',
    async (api, slug) => {
      const department = await found(api.department.getBySlug({ params: { slug } }));
      return (
        department && {
          label: department.name,
          language: department.language,
          href: `/departments/${department.slug}`,
          email: department.email,
          about: { departmentId: department.id },
        }
      );
    },
  ],
  [
    'doctor',
    async (api, slug) => {
      const doctor = await found(api.doctor.getBySlug({ params: { slug } }));
      return (
        doctor && {
          label: fullName(doctor),
          language: doctor.language,
          href: `/doctors/${doctor.slug}`,
          email: '',
          about: { doctorId: doctor.id },
        }
      );
    },
  ],
];
