/**
 * Invented people. Their addresses are under domains that are reserved for examples (RFC 2606), their numbers from the
 * ranges that Ofcom keeps for drama: neither can belong to anyone.
 */
import { chances, pick } from './chance.ts';

export interface Person {
  name: string;
  email: string;
  phone: string;
  /** A child of the same family. */
  child: string;
}

/** Given names and family names that go together, as in a large town. */
const families: { given: string; family: string; children: string }[] = [
  {
    given:
      'Alice Arthur Bernard Catherine Daniel Eleanor Frances George Hannah Ian Joanne Kenneth Lucy Martin Nora Oliver Patricia Robert Susan Thomas',
    family:
      'Ashdown Barlow Carmichael Denby Elsworth Farrow Garside Hartley Inglis Jessop Kershaw Lockwood Marsden Norcliffe Oldroyd Penrose Rushworth Selby Thackray Wharton',
    children: 'Amelia Ben Charlie Daisy Emily Freddie',
  },
  {
    given: 'Aoife Brendan Ciara Declan Eoin Fionnuala Maeve Ronan Siobhan Padraig',
    family: 'Brannigan Cullinane Devane Gilhooly Hanrahan Keogh McGlinchey Rafferty Tierney Quilligan',
    children: 'Cillian Orla Saoirse Finn',
  },
  {
    given: 'Aditi Arjun Divya Gaurav Kavita Manish Nisha Priya Rajesh Sunita',
    family: 'Bhandari Chaudhari Desai Joshi Kulkarni Menon Pillai Rao Sharma Thakkar',
    children: 'Anaya Dev Ishaan Riya',
  },
  {
    given: 'Amina Bilal Farah Hamza Imran Nadia Rubina Saima Tariq Zainab',
    family: 'Akhtar Chaudhry Iqbal Malik Mirza Qureshi Rahman Siddiqui',
    children: 'Ayaan Hiba Maryam Yusuf',
  },
  {
    given: 'Abena Adaeze Chinedu Efua Emeka Folake Kwame Ngozi Tunde Yaw',
    family: 'Adebayo Agyeman Balogun Danso Ekwueme Mensah Nwosu Okafor',
    children: 'Ama Chidi Kofi Temi',
  },
  {
    given: 'Beverley Carlton Delroy Errol Gloria Marcia Neville Yvonne',
    family: 'Blackwood Campbell Dacosta Gayle Lindo Morgan Prendergast Whyte',
    children: 'Jayden Kezia Naomi Reuben',
  },
  {
    given: 'Agnieszka Barbara Grzegorz Joanna Krzysztof Magdalena Pawel Zofia',
    family: 'Bielak Dudek Gorska Jankowiak Kubiak Majewska Sikora Zawada',
    children: 'Antek Hania Kacper Lena',
  },
  {
    given: 'Ahmad Dalia Fatima Hassan Khadija Mona Omar Samir',
    family: 'Barakat Darwish Haddad Khalil Mansour Nasser Saleh Zaki',
    children: 'Adam Layan Noor Sami',
  },
  {
    given: 'Bo Chun Hui Jie Lan Mei Ming Wei',
    family: 'Chen Fang Huang Liang Sun Wu Zhao Zheng',
    children: 'Alan Grace Kai Lily',
  },
  {
    given: 'Ayse Cem Elif Hakan Leyla Murat Selin Yusuf',
    family: 'Aksoy Bulut Dogan Erdem Kaplan Ozkan Sahin Yildiz',
    children: 'Defne Ela Emir Kerem',
  },
  {
    given: 'Ana Beatriz Carlos Diogo Helena Joao Marta Rui',
    family: 'Almeida Barros Carvalho Fonseca Lopes Moreira Pinto Tavares',
    children: 'Ines Leonor Mateus Tiago',
  },
  {
    given: 'Andreas Christos Despina Eleni Giorgos Maria Sofia Stavros',
    family: 'Constantinou Georgiou Ioannou Kyriacou Loizou Michaelides Pavlou Savvides',
    children: 'Alexia Iris Nico Stefan',
  },
  {
    given: 'Abdi Asha Faduma Halima Ibrahim Khadra Mohamed Sahra',
    family: 'Abdullahi Aden Farah Guled Hersi Jama Osman Warsame',
    children: 'Ayub Hodan Idil Zak',
  },
  {
    given: 'Anh Binh Dung Hoa Linh Minh Thao Tuan',
    family: 'Dang Dinh Hoang Ngo Nguyen Pham Tran Vu',
    children: 'An Mai Nam Vy',
  },
];

const domains = ['example.org', 'example.com', 'example.net'];
/** Each range has a thousand numbers; the hospital's own are from another one. */
const ranges = ['+447700900', '+441314960'];

export const people: Person[] = families
  .flatMap(({ given, family, children }) =>
    given
      .split(' ')
      .flatMap((first) => family.split(' ').map((last) => ({ first, last, children: children.split(' ') }))),
  )
  .map(({ first, last, children }, place) => {
    const next = chances('person', place);
    return {
      name: `${first} ${last}`,
      email: `${first}.${last}@${pick(domains, next())}`.toLowerCase(),
      phone: `${ranges[Math.floor(place / 1000)]}${String(place % 1000).padStart(3, '0')}`,
      child: `${pick(children, next())} ${last}`,
    };
  });

/** A random person who is not in `taken`, and is added to it. */
export function somebody(chance: number, taken: Set<number>): Person {
  let place = Math.floor(chance * people.length);
  while (taken.has(place)) place = (place + 1) % people.length;
  taken.add(place);
  return people[place]!;
}
