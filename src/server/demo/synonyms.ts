/** The demo hospital's own synonyms, in addition to those that every hospital starts with. */
export interface DemoSynonym {
  name: string;
  words: string[];
  /** Words of the target headings, the best first. */
  leadsTo: string[];
  /** What to do at once if the words describe an emergency. */
  advice?: string;
}

export const synonyms: DemoSynonym[] = [
  {
    name: 'Moles',
    words: ['mole', 'birthmark', 'dark spot', 'melanoma', 'skin cancer'],
    leadsTo: ['mole check', 'dermatology'],
  },
  {
    name: 'Allergy test',
    words: ['allergy test', 'skin test', 'contact allergy', 'nickel allergy'],
    leadsTo: ['patch testing', 'dermatology'],
  },
  {
    name: 'ECG',
    words: ['ekg', 'electrocardiogram', 'heart test'],
    leadsTo: ['heart tracing', 'cardiology'],
  },
  {
    name: 'Echo',
    words: ['echo', 'heart scan', 'heart murmur', 'echocardiography'],
    leadsTo: ['heart ultrasound', 'cardiology'],
  },
  {
    name: 'Camera tests',
    words: ['endoscopy', 'camera down throat', 'stomach camera'],
    leadsTo: ['gastroscopy', 'gastroenterology'],
  },
  {
    name: 'Children’s vaccinations',
    words: ['baby jabs', 'child vaccine', 'childhood vaccine', 'mmr', 'school jabs'],
    leadsTo: ['childhood vaccinations', 'paediatrics'],
  },
  { name: 'Glue ear', words: ['glue ear', 'grommets', 'tonsils out', 'tonsillectomy'], leadsTo: ['tonsil'] },
  {
    name: 'New joints',
    words: ['new hip', 'new knee', 'artificial hip', 'artificial knee'],
    leadsTo: ['hip and knee'],
  },
  {
    name: 'A look at everything',
    words: ['full body check', 'mot', 'executive check', 'annual check'],
    leadsTo: ['complete health check', 'essential health check'],
  },
  {
    name: 'At night',
    words: ['night', 'out of hours', 'weekend', 'open now', '24 hours'],
    leadsTo: ['emergency', '24-hour emergency'],
  },
  {
    name: 'A sick child',
    words: ['sick child', 'ill child', 'poorly child', 'sick baby', 'ill baby', 'poorly baby', 'baby crying'],
    leadsTo: ['paediatrics', 'emergency'],
    advice:
      'If a child is hard to wake, struggles to breathe, has a stiff neck or a rash that does not fade, or a baby under three months has a fever, call now, day or night.',
  },
  {
    name: 'Cuts and sprains',
    words: ['cut', 'cut finger', 'sprained ankle', 'twisted ankle', 'burn', 'stitches', 'insect bite'],
    leadsTo: ['minor injuries', 'emergency'],
  },
];
