/** A report in Word with one thing wrong, and the finding that says so. */
import { withPart } from '../../letterhead/templates.test-data.ts';

/** Makes the damaged document of the good one. */
type Damage = (good: Uint8Array) => Uint8Array;

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const TYPES = '[Content_Types].xml';
const NUMBERING = 'word/numbering.xml';

/** The good document with one part changed; a change that changes nothing proves nothing. */
const changed =
  (part: string, from: string | RegExp, to: string): Damage =>
  (good) =>
    withPart(good, part, (xml) => {
      const after = xml.replace(from, to);
      if (after === xml) throw new Error(`nothing to change in ${part}`);
      return after;
    });
const body = (from: string | RegExp, to: string): Damage => changed(DOCUMENT, from, to);
const first = (xml: string): Damage => body('<w:body>', `<w:body>${xml}`);

export const DAMAGED: readonly (readonly [string, Damage])[] = [
  ['well-formed: word/document.xml', body('</w:body>', '')],
  ['well-formed: word/styles.xml', changed(STYLES, /^/u, '<!DOCTYPE a>')],
  ['content-types: no [Content_Types].xml', (good) => withPart(good, TYPES, () => null)],
  ['content-types: word/a.bin has none', (good) => withPart(good, 'word/a.bin', () => 'a')],
  [
    'content-types: word/b.xml does not exist',
    changed(TYPES, '</Types>', '<Override PartName="/word/b.xml" ContentType="a/b"/></Types>'),
  ],
  [
    'content-types: xml twice',
    changed(TYPES, '</Types>', '<Default Extension="xml" ContentType="a/b"/></Types>'),
  ],
  ['main-document: there is none', changed('_rels/.rels', 'word/document.xml', 'word/styles.xml')],
  ['main-document: it is of another type', changed(TYPES, 'document.main+xml', 'template.main+xml')],
  [
    'relations: word/document.xml: rId900 leads to word/b.xml, which does not exist',
    changed(
      RELATIONS,
      '</Relationships>',
      '<Relationship Id="rId900" Type="a/b" Target="b.xml"/></Relationships>',
    ),
  ],
  [
    'relations: word/document.xml: rId900 (image) leads outside',
    changed(
      RELATIONS,
      '</Relationships>',
      '<Relationship Id="rId900" Type="a/image" Target="https://example.invalid/a.png" TargetMode="External"/></Relationships>',
    ),
  ],
  [
    'relations: word/b.xml does not exist',
    (good) =>
      withPart(
        good,
        'word/_rels/b.xml.rels',
        () => '<Relationships><Relationship Id="a" Type="a/b" Target="document.xml"/></Relationships>',
      ),
  ],
  ['relation-ids: word/document.xml: rId1 twice', changed(RELATIONS, 'Id="rId2"', 'Id="rId1"')],
  [
    'relation-ids: word/document.xml: rId900 is named and does not exist',
    first('<w:p><w:hyperlink r:id="rId900"/></w:p>'),
  ],
  [
    'heads-and-feet: word/document.xml: headerReference default twice',
    body(/(<w:headerReference [^>]*>)/u, '$1$1'),
  ],
  [
    'heads-and-feet: word/document.xml: footerReference',
    body(/<w:footerReference ([^>]*)r:id="[^"]*"/u, '<w:footerReference $1r:id="rId1"'),
  ],
  [
    'unique-ids: word/styles.xml: style Normal twice',
    changed(
      STYLES,
      '</w:styles>',
      '<w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="a"/></w:style></w:styles>',
    ),
  ],
  [
    'unique-ids: word/document.xml: bookmarkStart 7 twice',
    first(
      '<w:p><w:bookmarkStart w:id="7" w:name="a"/><w:bookmarkEnd w:id="7"/><w:bookmarkStart w:id="7" w:name="b"/></w:p>',
    ),
  ],
  [
    'unique-ids: word/document.xml: bookmarkStart 7 does not end',
    first('<w:p><w:bookmarkStart w:id="7" w:name="a"/></w:p>'),
  ],
  [
    'unique-ids: word/document.xml: sdt 5 twice',
    first(
      '<w:sdt><w:sdtPr><w:id w:val="5"/></w:sdtPr></w:sdt><w:sdt><w:sdtPr><w:id w:val="5"/></w:sdtPr></w:sdt>',
    ),
  ],
  ['unique-ids: word/document.xml: docPr 3 twice', first('<w:p><wp:docPr id="3"/><wp:docPr id="3"/></w:p>')],
  ['unique-ids: word/document.xml: p 0A twice', first('<w:p w14:paraId="0A"/><w:p w14:paraId="0A"/>')],
  [
    'styles-exist: word/document.xml: pStyle Zz does not exist',
    first('<w:p><w:pPr><w:pStyle w:val="Zz"/></w:pPr></w:p>'),
  ],
  [
    'styles-exist: word/document.xml: rStyle Heading1 is of the kind paragraph',
    first('<w:p><w:r><w:rPr><w:rStyle w:val="Heading1"/></w:rPr></w:r></w:p>'),
  ],
  [
    'styles-exist: word/styles.xml: basedOn DefaultParagraphFont does not exist',
    changed(STYLES, 'w:styleId="DefaultParagraphFont"', 'w:styleId="Zz"'),
  ],
  [
    'numberings-exist: word/document.xml: numId 99 does not exist',
    first('<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="99"/></w:numPr></w:pPr></w:p>'),
  ],
  [
    'numberings-exist: word/numbering.xml: abstractNumId 99 does not exist',
    changed(
      NUMBERING,
      '</w:numbering>',
      '<w:num w:numId="9"><w:abstractNumId w:val="99"/></w:num></w:numbering>',
    ),
  ],
  [
    'element-order: word/document.xml: pPr: keepNext after spacing',
    first('<w:p><w:pPr><w:spacing w:after="1"/><w:keepNext/></w:pPr></w:p>'),
  ],
  [
    'element-order: word/document.xml: rPr: b after sz',
    first('<w:p><w:r><w:rPr><w:sz w:val="1"/><w:b/></w:rPr></w:r></w:p>'),
  ],
  [
    'element-order: word/document.xml: tblPr: tblW after tblCaption',
    first('<w:tbl><w:tblPr><w:tblCaption w:val="a"/><w:tblW w:w="1" w:type="dxa"/></w:tblPr></w:tbl>'),
  ],
  [
    'element-order: word/document.xml: tcPr: tcW after vAlign',
    first('<w:tc><w:tcPr><w:vAlign w:val="top"/><w:tcW w:w="1" w:type="dxa"/></w:tcPr></w:tc>'),
  ],
  [
    'element-order: word/document.xml: sectPr: pgSz after pgMar',
    body(/(<w:pgSz [^>]*>)(<w:pgMar [^>]*>)/u, '$2$1'),
  ],
  [
    'element-order: word/styles.xml: style: name after basedOn',
    changed(
      STYLES,
      '</w:styles>',
      '<w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="Normal"/><w:name w:val="a"/></w:style></w:styles>',
    ),
  ],
  [
    'element-order: word/styles.xml: styles: docDefaults after style',
    changed(STYLES, '</w:styles>', '<w:docDefaults/></w:styles>'),
  ],
  [
    'element-order: word/numbering.xml: numbering: abstractNum after num',
    changed(
      NUMBERING,
      '</w:numbering>',
      '<w:num w:numId="9"><w:abstractNumId w:val="1"/></w:num><w:abstractNum w:abstractNumId="9"/></w:numbering>',
    ),
  ],
  [
    'element-order: word/document.xml: tcMar: top after bottom',
    first('<w:tcMar><w:bottom/><w:top/></w:tcMar>'),
  ],
  ['element-order: word/document.xml: pPr: zz may not be there', first('<w:p><w:pPr><w:zz/></w:pPr></w:p>')],
  [
    'element-order: word/document.xml: pPr: jc twice',
    first('<w:p><w:pPr><w:jc w:val="left"/><w:jc w:val="left"/></w:pPr></w:p>'),
  ],
  ['first-elements: word/document.xml: p: pPr not first', first('<w:p><w:r/><w:pPr/></w:p>')],
  [
    'first-elements: word/document.xml: body: sectPr not last',
    body('</w:sectPr></w:body>', '</w:sectPr><w:p/></w:body>'),
  ],
  ['required-attributes: word/document.xml: jc: no val', first('<w:p><w:pPr><w:jc/></w:pPr></w:p>')],
  [
    'required-attributes: word/styles.xml: style: no type',
    changed(STYLES, '</w:styles>', '<w:style w:styleId="A"/></w:styles>'),
  ],
  [
    'whole-numbers: word/document.xml: ind left="12.5"',
    first('<w:p><w:pPr><w:ind w:left="12.5"/></w:pPr></w:p>'),
  ],
  [
    'whole-numbers: word/document.xml: gridCol w="NaN"',
    first('<w:tbl><w:tblGrid><w:gridCol w:w="NaN"/></w:tblGrid></w:tbl>'),
  ],
  ['tables: word/document.xml: tbl: no tblGrid', first('<w:tbl><w:tblPr/></w:tbl>')],
  [
    'tables: word/document.xml: tr: 3 columns in a grid of 1',
    first(
      '<w:tbl><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr><w:p/></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>',
    ),
  ],
  [
    'tables: word/document.xml: tc: no paragraph at its end',
    first('<w:tbl><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:tc/></w:tr></w:tbl>'),
  ],
  [
    'fields: word/header1.xml: a field that does not begin or end',
    changed('word/header1.xml', '<w:fldChar w:fldCharType="end"/>', ''),
  ],
  [
    'later-vocabularies: word/document.xml: w99 is not declared',
    body(/mc:Ignorable="/u, 'mc:Ignorable="w99 '),
  ],
];
