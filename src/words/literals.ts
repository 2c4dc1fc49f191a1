/**
 * The literals of a source file that read like words: what people would see if they reached a page. Used by tests and
 * by the list of messages for translators.
 */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Literal {
  text: string;
  line: number;
  /** Text between tags, or part of a template, which cannot be a message. */
  isLoose: boolean;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Attributes without words for people: classes, names of fields, addresses. */
const attributesOfMachines =
  /^(className|class|id|name|type|href|src|rel|role|autoComplete|inputMode|look|variant|slot|key|data-.*|sizes|srcSet|media|viewBox|d|fill|stroke|.*Class|.*ClassName)$/;
const calleesOfMachines =
  /^(Error|TypeError|RangeError|RegExp|URL|warn|error|getItem|setItem|querySelector(All)?|matches|closest|addEventListener|matchMedia|createContext|dateFormat|numberFormat|Set|includes|startsWith|endsWith|split|join|test|orNothing|allOrNothing)$/;

export function literalsOf(file: string): Literal[] {
  const { code, program } = parsed(file);
  const found: Literal[] = [];
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  const ofStatements = new Set<number>();
  const add = (text: string, at: number, isLoose: boolean) => {
    if (readsLikeWords(text, isLoose)) found.push({ text, line: lineOf(at), isLoose });
  };
  const singulars = new Set<number>();
  visit(program, (node) => {
    if (isOfMachines(node)) return false;
    // The plural is the key of a message with a count.
    if (node.type === 'CallExpression' && nameOf(node.callee as Node) === 'counted')
      singulars.add((node.arguments as Node[])[0]!.start);
    if (singulars.has(node.start)) return false;
    if (node.type === 'JSXText') add(String(node.value).replace(/\s+/g, ' ').trim(), node.start, true);
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.value, node.start, false);
    // The text of an SQL statement; expressions in its braces are still checked.
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag as Node) === 'sql')
      for (const { start } of (node.quasi as Node).quasis as Node[]) ofStatements.add(start);
    if (node.type === 'TemplateElement' && !ofStatements.has(node.start))
      add((node.value as { cooked: string }).cooked.trim(), node.start, true);
    return true;
  });
  return found;
}

/** Every string literal of a source file. */
export function textsOf(file: string): string[] {
  const found: string[] = [];
  visit(parsed(file).program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    return true;
  });
  return found;
}

function parsed(file: string) {
  const code = readFileSync(file, 'utf8');
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return { code, program: program as unknown as Node };
}

/** Words for people rather than a class, an address, a header or a code. */
function readsLikeWords(text: string, isLoose: boolean) {
  if (!/\p{L}/u.test(text) || /^(https?:|[#./])|[_=]|::|;$/.test(text)) return false;
  const words = text.split(/\s+/);
  if (words.some((word) => /\w[-:[\]]\w.*|^-\w|\w\/\w/.test(word)) && !/[.?!…]$|^\p{Lu}/u.test(text))
    return false;
  if (words.length > 1) return words.filter((word) => /^\p{L}{2,}/u.test(word)).length > 1;
  return (
    /^\p{Lu}\p{Ll}+[.?!…:]?$/u.test(text) ||
    (isLoose && /^\p{L}{2,}/u.test(text) && /^[\p{L}.,:]+$/u.test(text))
  );
}

function isOfMachines(node: Node) {
  if (
    /^(Import|ExportAll|ExportNamed.*Source|TS)/.test(node.type) &&
    !/^TS(As|Satisfies|NonNull)/.test(node.type)
  )
    return true;
  // The summary of a route, which the reference of the API gives in English.
  if (node.type === 'Property' && nameOf(node.key as Node) === 'summary') return true;
  // The vocabulary of structured data.
  if (node.type === 'Property' && (node.key as Node).value === '@type') return true;
  if (node.type === 'JSXAttribute') return attributesOfMachines.test(nameOf(node.name as Node));
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const callee = node.callee as Node;
    return calleesOfMachines.test(nameOf((callee.property as Node | undefined) ?? callee));
  }
  return false;
}

function nameOf(node: Node): string {
  if (node.type === 'JSXNamespacedName')
    return `${nameOf(node.namespace as Node)}:${nameOf(node.name as Node)}`;
  return String(node.name ?? '');
}

/** Visits every node of a tree except those below a refused one. */
function visit(node: Node, see: (node: Node) => boolean) {
  if (!see(node)) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, see);
}
