import type { Reference } from '#contract/base.ts';
import type { Condition } from '#contract/condition.ts';
import { decimalMoney } from '#contract/decimal-money.ts';
import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { Album } from '#contract/gallery.ts';
import type { Guide } from '#contract/guide.ts';
import { excerptOf, type News } from '#contract/news.ts';
import type { Opening } from '#contract/opening.ts';
import type { Package } from '#contract/package.ts';
import type { Service } from '#contract/service.ts';
import { fullName } from '#web/dates/words.ts';
import type { SiteData } from '#web/hospital/site-data.ts';
import { priceToPay } from '#web/site/words/package-words.ts';
import { pictureWords } from '#web/site/words/picture-words.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { t } from '#words/say.ts';
import { addressOf, type Facts, hospitalReference, pictureAddress, postalAddress } from './hospital-facts.ts';
import { openingFacts } from './opening-facts.ts';
import { publishedAt } from './published-at.ts';

export function clinicFacts(
  site: SiteData,
  department: Department,
  services: Service[],
  opening: Opening | null,
): Facts {
  const url = addressOf(site, `/departments/${department.slug}`, department);
  return {
    '@type': 'MedicalClinic',
    '@id': `${url}#clinic`,
    name: department.name,
    description: department.summary || undefined,
    url,
    image: pictureAddress(site, department.image),
    telephone: department.phone || site.contact?.phones[0],
    email: department.email || undefined,
    address: postalAddress(site),
    ...openingFacts(department.openingHours, opening),
    parentOrganization: hospitalReference(site),
    availableService: services.map((service) => ({
      '@type': 'MedicalProcedure',
      name: service.title,
      url: addressOf(site, `/services/${service.slug}`, service),
    })),
  };
}

function clinicReference(site: SiteData, department: Reference): Facts {
  return {
    '@type': 'MedicalClinic',
    '@id': `${addressOf(site, `/departments/${department.slug}`, department)}#clinic`,
    name: department.name,
  };
}

export function physicianFacts(site: SiteData, doctor: Doctor, department: Department | null): Facts {
  const url = addressOf(site, `/doctors/${doctor.slug}`, doctor);
  return {
    '@type': 'Physician',
    '@id': `${url}#doctor`,
    name: fullName(doctor),
    description: doctor.summary || undefined,
    url,
    image: site.doctorPictures === 'initials' ? undefined : pictureAddress(site, doctor.image),
    identifier: doctor.registrationNumber || undefined,
    knowsLanguage: doctor.languages.length > 0 ? doctor.languages : undefined,
    department: doctor.departments.map((one) => clinicReference(site, one)),
    telephone: department?.phone || site.contact?.phones[0],
    address: postalAddress(site),
    hospitalAffiliation: hospitalReference(site),
    makesOffer:
      doctor.consultationFee === null
        ? undefined
        : {
            '@type': 'Offer',
            name: t('Consultation'),
            url,
            price: decimalMoney(doctor.consultationFee, site.currency),
            priceCurrency: site.currency,
          },
  };
}

/** Both a procedure and a service: only a service has a provider and a price. */
export function procedureFacts(site: SiteData, service: Service): Facts {
  const url = addressOf(site, `/services/${service.slug}`, service);
  return {
    '@type': ['MedicalProcedure', 'Service'],
    name: service.title,
    description: service.summary || undefined,
    url,
    image: pictureAddress(site, service.image),
    preparation: service.preparation || undefined,
    provider: hospitalReference(site),
    offers:
      service.priceFrom === null
        ? undefined
        : {
            '@type': 'Offer',
            url,
            priceSpecification: {
              '@type': 'PriceSpecification',
              price: decimalMoney(service.priceFrom, site.currency),
              minPrice: Number(decimalMoney(service.priceFrom, site.currency)),
              priceCurrency: site.currency,
            },
          },
  };
}

export function conditionFacts(site: SiteData, condition: Condition): Facts {
  const { slug, title, summary, otherNames, author, reviewedOn, department, updatedAt } = condition;
  const url = addressOf(site, `/conditions/${slug}`, condition);
  const names = otherNames
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return {
    '@type': 'MedicalWebPage',
    '@id': `${url}#page`,
    name: title,
    description: summary || undefined,
    url,
    inLanguage: condition.language ?? site.locale,
    lastReviewed: reviewedOn ?? undefined,
    dateModified: updatedAt,
    reviewedBy: author ? { '@type': 'Person', name: author } : hospitalReference(site),
    publisher: hospitalReference(site),
    audience: { '@type': 'Patient' },
    about: {
      '@type': 'MedicalCondition',
      '@id': `${url}#condition`,
      name: title,
      alternateName: names.length > 0 ? names : undefined,
    },
    mentions: department ? clinicReference(site, department) : undefined,
  };
}

export function guideFacts(site: SiteData, guide: Guide): Facts {
  const { slug, title, summary, updatedAt } = guide;
  const url = addressOf(site, `/patients-and-visitors/${slug}`, guide);
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    name: title,
    description: summary || undefined,
    url,
    inLanguage: guide.language ?? site.locale,
    dateModified: updatedAt,
    isPartOf: { '@type': 'WebSite', '@id': `${site.origin}/#site`, name: site.name, url: `${site.origin}/` },
    about: hospitalReference(site),
    publisher: hospitalReference(site),
  };
}

export function productFacts(site: SiteData, entry: Package): Facts {
  const url = addressOf(site, `/packages/${entry.slug}`, entry);
  return {
    '@type': 'Product',
    name: entry.title,
    description: entry.summary || undefined,
    url,
    image: pictureAddress(site, entry.image),
    category: t('Health package'),
    audience: { '@type': 'PeopleAudience', audienceType: t(audienceWords[entry.audience]) },
    offers: {
      '@type': 'Offer',
      url,
      price: decimalMoney(priceToPay(entry), site.currency),
      priceCurrency: site.currency,
      availability: 'https://schema.org/InStock',
      seller: hospitalReference(site),
    },
  };
}

export function articleFacts(site: SiteData, article: News): Facts {
  const address = addressOf(site, `/news/${article.slug}`, article);
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: excerptOf(article),
    url: address,
    mainEntityOfPage: address,
    inLanguage: article.language ?? site.locale,
    image: pictureAddress(site, article.image),
    datePublished: publishedAt(article),
    dateModified: article.updatedAt,
    keywords: article.tags.length > 0 ? article.tags : undefined,
    author: article.author ? { '@type': 'Person', name: article.author } : hospitalReference(site),
    publisher: hospitalReference(site),
  };
}

export function galleryFacts(site: SiteData, album: Album): Facts {
  const address = addressOf(site, `/gallery/${album.slug}`, album);
  return {
    '@type': 'ImageGallery',
    name: album.title,
    description: album.description || undefined,
    url: address,
    dateCreated: album.takenOn ?? undefined,
    publisher: hospitalReference(site),
    image: album.images.map((picture, place) => ({
      '@type': 'ImageObject',
      contentUrl: pictureAddress(site, picture.image),
      url: `${address}?picture=${picture.id}`,
      caption: picture.caption || undefined,
      description: pictureWords(picture, place, album.imageCount),
      width: { '@type': 'QuantitativeValue', value: picture.image.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: picture.image.height, unitCode: 'E37' },
    })),
  };
}

export function faqFacts(faqs: { question: string; answer: string }[]): Facts {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
