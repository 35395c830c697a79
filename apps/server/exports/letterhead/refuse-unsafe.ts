import { Refusal } from '../../platform/refusal.ts';
import { descendants, remove, rootOf, wordAttribute } from './word-xml.ts';
import { isXml } from './word-package.ts';
import type { WordPackage } from './word-package.ts';

/** Relations that lead to what runs, or to what another program would open; in lower case. */
const ACTIVE = new Set([
  'vbaproject',
  'wordvbadata',
  'vbaprojectsignature',
  'attachedtoolbars',
  'keymapcustomizations',
  'oleobject',
  'package',
  'control',
  'activexcontrolbinary',
  'afchunk',
  'subdocument',
  'frame',
  'extensibility',
  'usercustomization',
  'webextension',
  'webextensiontaskpanes',
  'transform',
  'recipientdata',
  'mailmergesource',
  'mailmergeheadersource',
  'mailmergerecipientdata',
  'externallink',
]);
const ACTIVE_TYPE = /macro|vba|activex|oleobject/iu;
/** Elements that bring in another file or a control. */
const ACTIVE_ELEMENTS = new Set(['altChunk', 'object', 'control', 'subDoc', 'movie']);
/** Fields that read other files or ask other programs; and one whose name another field makes up. */
const ACTIVE_FIELD =
  /^\s*(?:DDE|DDEAUTO|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|DATABASE|RD|EMBED|CONTROL|HTMLCONTROL)\b|\n[^\S\n]*\n/imu;
const HARMLESS_LINK = /^(?:https?|mailto|tel):/iu;

/**
 * Takes the name of the template that a document was made from out of it, which is all that an ordinary letterhead has
 * of the outside.
 * @throws Refusal LETTERHEAD_UNSAFE for macros, embedded objects, and anything that would be fetched from outside
 */
export function refuseUnsafe(letterhead: WordPackage): void {
  for (const name of ['', ...letterhead.names.filter((part) => !part.endsWith('.rels'))]) {
    for (const relation of letterhead.relations(name)) {
      if (relation.kind === 'attachedTemplate') letterhead.unrelate(name, relation);
      else if (ACTIVE.has(relation.kind.toLowerCase())) throw new Refusal('LETTERHEAD_UNSAFE');
      else if (!relation.isExternal) continue;
      else if (relation.kind !== 'hyperlink' || !HARMLESS_LINK.test(relation.address)) {
        throw new Refusal('LETTERHEAD_UNSAFE');
      }
    }
  }
  for (const name of letterhead.names) {
    if (ACTIVE_TYPE.test(name) || ACTIVE_TYPE.test(letterhead.contentType(name))) {
      throw new Refusal('LETTERHEAD_UNSAFE');
    }
    if (isXml(name) && !name.endsWith('.rels')) refuseActiveContent(letterhead, name);
  }
}

function refuseActiveContent(letterhead: WordPackage, name: string): void {
  const root = rootOf(letterhead.xml(name));
  let instructions = '';
  for (const element of descendants(root)) {
    if (ACTIVE_ELEMENTS.has(element.localName ?? '') && element.namespaceURI?.includes('wordprocessingml')) {
      throw new Refusal('LETTERHEAD_UNSAFE');
    }
    if (element.localName === 'attachedTemplate') {
      letterhead.edit(name);
      remove(element);
    }
    // An instruction may be written in several pieces; each field begins a line here.
    if (element.localName === 'instrText') instructions += (element.textContent ?? '').replaceAll('\n', ' ');
    else if (element.localName === 'fldChar' && wordAttribute(element, 'fldCharType') === 'begin')
      instructions += '\n';
    else if (element.localName === 'fldSimple') instructions += `\n${wordAttribute(element, 'instr') ?? ''}`;
  }
  if (ACTIVE_FIELD.test(instructions)) throw new Refusal('LETTERHEAD_UNSAFE');
}
