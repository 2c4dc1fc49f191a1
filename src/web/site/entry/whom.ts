/** Parses the doctor or department and the purpose in an address, for pages that start from one. */
import type { Client } from '#web/api/client.ts';
import { fullName } from '#web/dates/words.ts';
import { searchSlug } from '#web/site/words/search-words.ts';
import type { Written } from '#web/ui/lang.tsx';
import { found } from './entry.ts';

export interface Words extends Written {
  words: string;
}

export function wordsOf({ language }: Written, words: string): Words {
  return { words, ...(language && { language }) };
}

export async function readWhom(api: Client, search: URLSearchParams) {
  const [doctor, department] = [searchSlug(search, 'doctor'), searchSlug(search, 'department')];
  if (doctor) {
    const entry = await found(api.doctor.getBySlug({ params: { slug: doctor } }));
    return (
      entry && {
        query: { doctor: entry.slug },
        id: { doctorId: entry.id },
        departmentIds: entry.departmentIds,
        name: wordsOf(entry, fullName(entry)),
      }
    );
  }
  const entry = department ? await found(api.department.getBySlug({ params: { slug: department } })) : null;
  return (
    entry && {
      query: { department: entry.slug },
      id: { departmentId: entry.id },
      departmentIds: [entry.id],
      name: wordsOf(entry, entry.name),
    }
  );
}

/** Null if there is none, or it is no longer offered. */
export async function readPurpose(api: Client, search: URLSearchParams) {
  const [ofPackage, service] = [searchSlug(search, 'package'), searchSlug(search, 'service')];
  if (ofPackage) {
    const entry = await found(api.package.getBySlug({ params: { slug: ofPackage } }));
    return (
      entry && {
        query: { package: entry.slug },
        id: { packageId: entry.id },
        departmentId: entry.departmentId,
        title: wordsOf(entry, entry.title),
        visitTypeId: entry.visitTypeId,
      }
    );
  }
  const entry = service ? await found(api.service.getBySlug({ params: { slug: service } })) : null;
  return (
    entry && {
      query: { service: entry.slug },
      id: { serviceId: entry.id },
      departmentId: entry.departmentId,
      title: wordsOf(entry, entry.title),
    }
  );
}
