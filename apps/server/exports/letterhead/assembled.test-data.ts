/** Letterheads of fictional clinics, assembled part by part as Word and others write them. */
import { strToU8, zipSync } from 'fflate';
import { LOGO } from './templates.test-data.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

interface Parts {
  readonly body: string;
  readonly styles: string;
  readonly settings?: string;
  /** Contents of `header1.xml`, `footer1.xml`, … by name without extension, which is the relation's id too. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly isTemplate?: boolean;
}

function assemble({ body, styles, settings = '', pages = {}, isTemplate = false }: Parts): Uint8Array {
  const kindOf = (name: string): string => name.replace(/\d+$/u, '');
  const relation = (id: string, kind: string, target: string): string =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const override = (name: string, type: string): string =>
    `<Override PartName="/word/${name}.xml" ContentType="${MAIN}.${type}+xml"/>`;
  const relations = (content: string): string =>
    `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  const logo = relations(relation('logo', 'image', 'media/logo.png'));
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/>${override('document', isTemplate ? 'template.main' : 'document.main')}${override('styles', 'styles')}${override('settings', 'settings')}${Object.keys(
      pages,
    )
      .map((name) => override(name, kindOf(name)))
      .join('')}</Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${NAMESPACES}>${styles}</w:styles>`,
    'word/settings.xml': `<w:settings ${NAMESPACES}>${settings}</w:settings>`,
    'word/_rels/document.xml.rels': relations(
      relation('styles', 'styles', 'styles.xml') +
        relation('settings', 'settings', 'settings.xml') +
        Object.keys(pages)
          .map((name) => relation(name, kindOf(name), `${name}.xml`))
          .join(''),
    ),
  };
  for (const [name, content] of Object.entries(pages)) {
    const tag = kindOf(name) === 'header' ? 'hdr' : 'ftr';
    files[`word/${name}.xml`] = `<w:${tag} ${NAMESPACES}>${content}</w:${tag}>`;
    files[`word/_rels/${name}.xml.rels`] = logo;
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(bytes), 'word/media/logo.png': LOGO });
}

const run = (text: string, look = ''): string =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const field = (instruction: string): string =>
  `<w:fldSimple w:instr=" ${instruction} ">${run('1')}</w:fldSimple>`;
const reference = (part: string, type = 'default'): string =>
  `<w:${part.replace(/\d+$/u, '')}Reference w:type="${type}" r:id="${part}"/>`;
const A4 = '<w:pgSz w:w="11906" w:h="16838"/>';
const LETTER = '<w:pgSz w:w="12240" w:h="15840"/>';
const margins = (side: number, top = 1_300): string =>
  `<w:pgMar w:top="${top}" w:right="${side}" w:bottom="1200" w:left="${side}" w:header="500" w:footer="500" w:gutter="0"/>`;
const section = (content: string): string => `<w:sectPr>${content}</w:sectPr>`;

const PICTURE = `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="540000" cy="540000"/><wp:docPr id="1" name="Logo" descr="Logo"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="logo"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="540000" cy="540000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** A box that stands 1.2 cm from the right and the top edge, in both of Word's vocabularies. */
const textBox = (content: string): string => {
  const size = '<wp:extent cx="2400000" cy="720000"/>';
  const inside = `<w:txbxContent>${content}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>4900000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>360000</wp:posOffset></wp:positionV>${size}<wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="7" name="Zone"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2400000" cy="720000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:ln w="9525"><a:solidFill><a:srgbClr val="8B1F1F"/></a:solidFill></a:ln></wps:spPr><wps:txbx>${inside}</wps:txbx><wps:bodyPr rot="0" vert="horz" wrap="square" lIns="91440" tIns="45720" rIns="91440" bIns="45720" anchor="t"><a:noAutofit/></wps:bodyPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect style="position:absolute;margin-left:320pt;margin-top:-10pt;width:189pt;height:57pt"><v:textbox>${inside}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
};

const defaults = (font: string, size: number): string =>
  `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="${size}"/></w:rPr></w:rPrDefault></w:docDefaults>`;
const normal = (properties = ''): string =>
  `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/>${properties}</w:style>`;
const headingStyle = (level: number, size: number, paragraphs = '', look = '<w:b/>'): string =>
  `<w:style w:type="paragraph" w:styleId="Titre${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraphs}<w:outlineLvl w:val="${level - 1}"/></w:pPr><w:rPr>${look}<w:sz w:val="${size}"/></w:rPr></w:style>`;

/** A first page with a box in its header; the others with a narrow one. The numbers of pages are marks within the box. */
export const boxOnFirstPage = (): Uint8Array =>
  assemble({
    styles:
      defaults('DejaVu Serif', 20) + normal() + headingStyle(1, 24, '', '<w:b/><w:color w:val="8B1F1F"/>'),
    pages: {
      header1: paragraph(
        PICTURE +
          run('  Clinique Zz de la Montagne', '<w:b/><w:sz w:val="28"/>') +
          textBox(
            paragraph(run('Dossier {{dos') + run('sier}}', '<w:b/>')) +
              paragraph(run('{{page}} / {{ pages }}')),
          ),
      ),
      header2: paragraph(run('Clinique Zz de la Montagne')),
      footer1: paragraph(run('1, rue du Modèle, Ville-Fictive · 514 555-0100'), '<w:jc w:val="center"/>'),
    },
    body:
      paragraph(run('{{corps}}')) +
      section(
        reference('header1', 'first') +
          reference('header2') +
          reference('footer1', 'first') +
          LETTER +
          margins(1_440, 1_800) +
          '<w:titlePg/>',
      ),
  });

/** A header that is a table with a logo, on A4 with narrow margins, and lines of an exact height. */
const tableOnNarrowA4 = (): Uint8Array =>
  assemble({
    styles:
      defaults('DejaVu Sans', 18) +
      normal('<w:pPr><w:spacing w:line="240" w:lineRule="exact"/></w:pPr>') +
      headingStyle(1, 32, '<w:numPr><w:numId w:val="3"/></w:numPr>'),
    pages: {
      header1: `<w:tbl><w:tblPr><w:tblW w:w="10700" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="1200"/><w:gridCol w:w="9500"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="1200" w:type="dxa"/></w:tcPr>${paragraph(PICTURE, '<w:spacing w:line="240" w:lineRule="auto"/>')}</w:tc><w:tc><w:tcPr><w:tcW w:w="9500" w:type="dxa"/></w:tcPr>${paragraph(run('Groupe médical Zz', '<w:b/>'), '<w:jc w:val="right"/>')}${paragraph(run('{{spécialité}}'), '<w:jc w:val="right"/>')}${paragraph(run('Travailleur : {{travailleur}}, le {{date}}'), '<w:jc w:val="right"/>')}</w:tc></w:tr></w:tbl>${paragraph('')}`,
      footer1: paragraph(run('Page ') + field('PAGE'), '<w:jc w:val="center"/>'),
    },
    body:
      paragraph(run('Confidentiel')) +
      paragraph(run('{{rapport}}')) +
      section(reference('header1') + reference('footer1') + A4 + margins(600, 2_000)),
  });

/** Odd and even pages with headers of their own, and a second section with another footer. */
const evenAndOddInTwoSections = (): Uint8Array =>
  assemble({
    styles: defaults('DejaVu Sans', 22) + normal() + headingStyle(1, 26) + headingStyle(2, 30),
    settings: '<w:evenAndOddHeaders/>',
    pages: {
      header1: paragraph(run('Centre Zz — impaire'), '<w:jc w:val="right"/>'),
      header2: paragraph(run('Centre Zz — paire')),
      footer1: paragraph(run('Lettre d’accompagnement')),
      footer2: paragraph(run('Rapport du centre Zz')),
    },
    body:
      paragraph(run('Lettre d’accompagnement')) +
      paragraph(
        '',
        section(
          reference('header1') +
            reference('header2', 'even') +
            reference('footer1') +
            LETTER +
            margins(1_700),
        ),
      ) +
      paragraph(run('{{rapport}}')) +
      section(reference('footer2') + LETTER + margins(1_700)),
  });

/** A report that stands in a section across the page. */
const landscapeSection = (): Uint8Array =>
  assemble({
    styles: defaults('DejaVu Serif', 22) + normal(),
    pages: { header1: paragraph(run('Zz Expertise · {{médecin}}, {{permis}}')) },
    body:
      paragraph(run('Page de garde')) +
      paragraph('', section(reference('header1') + LETTER + margins(1_440))) +
      paragraph(run('{{rapport}}')) +
      section(`<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/>${margins(1_000)}`),
  });

/** A template (.dotx) in two columns. */
const templateInColumns = (): Uint8Array =>
  assemble({
    isTemplate: true,
    styles:
      defaults('DejaVu Sans', 20) +
      normal() +
      headingStyle(1, 28) +
      headingStyle(2, 24) +
      headingStyle(3, 22),
    pages: { footer1: paragraph(run('Bulletin Zz')) },
    body:
      paragraph(run('Avis. ').repeat(60)) +
      paragraph(run('{{rapport}}')) +
      paragraph(run('Suite. ').repeat(60)) +
      section(reference('footer1') + LETTER + margins(1_200) + '<w:cols w:num="2" w:space="600"/>'),
  });

/** The whole body in a content control for plain text, whose words come from elsewhere; protected, with tracked changes. */
export const contentControls = (): Uint8Array =>
  assemble({
    styles: defaults('DejaVu Sans', 20) + normal(),
    settings: '<w:trackRevisions/><w:documentProtection w:edit="readOnly" w:enforcement="1"/>',
    pages: {
      header1: paragraph(
        `<w:sdt><w:sdtPr><w:showingPlcHdr/><w:dataBinding w:xpath="/zz" w:storeItemID="{0}"/><w:text/></w:sdtPr><w:sdtContent>${run('{{travailleur}}')}</w:sdtContent></w:sdt>${run(' · {{dossier}} · {{etat}} · {{inconnu}}')}`,
      ),
    },
    body:
      `<w:sdt><w:sdtPr><w:lock w:val="sdtContentLocked"/><w:text/></w:sdtPr><w:sdtContent>${paragraph(run('Avant'))}${paragraph(run('{{rapport}}'))}<w:p><w:ins w:id="1" w:author="Zz">${run('Après')}</w:ins><w:del w:id="2" w:author="Zz"><w:r><w:delText>{{rapport}}</w:delText></w:r></w:del></w:p></w:sdtContent></w:sdt>` +
      section(reference('header1') + LETTER + margins(1_440)),
  });

export const ASSEMBLED: Readonly<Record<string, () => Uint8Array>> = {
  boxOnFirstPage,
  tableOnNarrowA4,
  evenAndOddInTwoSections,
  landscapeSection,
  templateInColumns,
  contentControls,
};
