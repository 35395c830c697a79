/** The order of child elements as the schemas of ECMA-376, part 1 (transitional), have it. */

const SIDES = 'top left start bottom right end insideH insideV tl2br tr2bl';
const words = (text: string): readonly string[] => text.split(/\s+/u);

/** Elements that hold others in one order, each in Word's own vocabulary; an element that is not named may not be there. */
export const CHILD_ORDERS: Readonly<Record<string, readonly string[]>> = {
  pPr: words(
    `pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs
    suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd
    snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment
    textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange`,
  ),
  rPr: words(
    `ins del moveFrom moveTo rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint
    noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText
    vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange`,
  ),
  tblPr: words(
    `tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd
    tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange`,
  ),
  tcPr: words(
    `cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark headers
    cellIns cellDel cellMerge tcPrChange`,
  ),
  sectPr: words(
    `headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols
    formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings sectPrChange`,
  ),
  style: words(
    `name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal
    personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr`,
  ),
  styles: words('docDefaults latentStyles style'),
  docDefaults: words('rPrDefault pPrDefault'),
  numbering: words('numPicBullet abstractNum num numIdMacAtCleanup'),
  abstractNum: words('nsid multiLevelType tmpl name styleLink numStyleLink lvl'),
  num: words('abstractNumId lvlOverride'),
  lvlOverride: words('startOverride lvl'),
  lvl: words('start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr'),
  numPr: words('ilvl numId numberingChange ins'),
  pBdr: words('top left bottom right between bar'),
  tblBorders: words(SIDES),
  tcBorders: words(SIDES),
  tblCellMar: words(SIDES),
  tcMar: words(SIDES),
  sdt: words('sdtPr sdtEndPr sdtContent'),
};

/** Names of the list that stand in one place of the order, whichever comes first. */
export const EQUAL_PLACES: ReadonlyMap<string, string> = new Map([
  ['footerReference', 'headerReference'],
  ['start', 'left'],
  ['end', 'right'],
]);

/** What must come first in an element that holds text, where it is there. */
export const FIRST_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  p: ['pPr'],
  r: ['rPr'],
  tr: ['tblPrEx', 'trPr'],
  tc: ['tcPr'],
  tbl: ['tblPr', 'tblGrid'],
};

/** Elements that the order lets stand more than once. */
export const REPEATED: ReadonlySet<string> = new Set([
  'headerReference',
  'footerReference',
  'style',
  'tblStylePr',
  'numPicBullet',
  'abstractNum',
  'num',
  'lvl',
  'lvlOverride',
]);

/** Attributes that an element cannot do without. */
export const REQUIRED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    words(
      `pStyle rStyle tblStyle basedOn next link name numId ilvl abstractNumId numStyleLink styleLink gridSpan jc color sz
      szCs shd highlight vertAlign outlineLvl vAlign textAlignment textDirection tblCaption tblDescription instr lvlText
      numFmt alias tag`,
    ).map((name) => [name, ['val']]),
  ),
  style: ['styleId', 'type'],
  abstractNum: ['abstractNumId'],
  num: ['numId'],
  lvl: ['ilvl'],
  bookmarkStart: ['id', 'name'],
  bookmarkEnd: ['id'],
  fldChar: ['fldCharType'],
  fldSimple: ['instr'],
  headerReference: ['type'],
  footerReference: ['type'],
  sym: ['char', 'font'],
};
/** Elements whose names stand for something else within these. */
export const OTHER_MEANING: Readonly<Record<string, readonly string[]>> = {
  abstractNumId: [],
  name: ['checkBox', 'ddList', 'ffData', 'font', 'docPart', 'docPartPr'],
};

/** Attributes whose values are whole numbers, by the elements that carry them. */
export const WHOLE_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  gridCol: ['w'],
  tblW: ['w'],
  tcW: ['w'],
  tblInd: ['w'],
  tab: ['pos'],
  ind: ['left', 'right', 'start', 'end', 'hanging', 'firstLine'],
  spacing: ['before', 'after', 'line', 'val'],
  sz: ['val'],
  szCs: ['val'],
  trHeight: ['val'],
  pgSz: ['w', 'h'],
  pgMar: ['top', 'right', 'bottom', 'left', 'header', 'footer', 'gutter'],
  gridSpan: ['val'],
};
