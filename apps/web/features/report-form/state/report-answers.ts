import type { FieldId, NormalId, Normals, RegionId, ReportField } from '@constat/report/catalogue';
import { isSamePlace, textAt } from '@constat/report/merge';
import type { ConflictPlace } from '@constat/report/merge';
import { isStatedNormal, isTyped, isUnconfirmed, typedInRegion } from '@constat/report/rules';
import type { FormData } from '@constat/report/rules';
import { normaliseTexts } from './normalise-values.ts';
import { withDictation } from './dictation-return.ts';
import type { ReturnedDictation } from './dictation-return.ts';
import { restoredMarks, statedAfter } from './entry-marks.ts';
import type { EntryMarks } from './entry-marks.ts';
import { withReferences } from './normals.ts';
import { PrefilledValues } from './prefilled-values.ts';
import type { ReplacingAct } from './replaced-report.ts';
import { ReportKeeper } from './report-keeper.ts';
import type { Undo } from './report-state.ts';

/** What can be done with the answers of a report: each edit, act and choice of the physician, with its way back. */
export class ReportAnswers extends ReportKeeper {
  readonly #prefilled = new PrefilledValues((id) => this.type.field(id));

  /**
   * Tells that the physician changed a field; a prefilled one is confirmed by any value but its own.
   * @param before what it held, for the undo of an edit that marks its region as examined
   */
  edited(id: FieldId, before: string | boolean): void {
    const were = this.getState().meta;
    const confirmed = this.#prefilled.afterEdit(were.confirmed, [id], this.get);
    const isStated = were.statedNormal?.includes(id) === true;
    if (confirmed === were.confirmed && !isStated) this.changed();
    else this.changeMeta({ confirmed, statedNormal: statedAfter(were, [id]) });
    this.#tellExamined([id], () => {
      const text = this.get(id);
      if (text !== '' && text !== before) this.keepReplaced({ act: 'undone', fields: [id] });
      this.options.values.set(id, before);
      this.#restoreMarks([id], were);
    });
  }

  readonly get = (id: FieldId): string => String(this.options.values.get(id));

  /** The text of a field that an insertion is added to: none while what it was prefilled with waits there. */
  ownText(id: FieldId): string {
    const field = this.type.field(id);
    return field !== undefined && this.isUnconfirmed(field) ? '' : this.get(id);
  }

  /** True when that text is what the field was prefilled with. */
  isPrefilledWith(id: FieldId, text: string): boolean {
    return this.#prefilled.isPrefilled(id, text);
  }

  /** The way back to what a field holds now, for an input that is about to replace it. */
  wayBack(id: FieldId): Undo {
    return this.#wayBack(new Map([[id, this.get(id)]]));
  }

  /** Changes a field without the physician's hand. */
  set(id: FieldId, value: string | boolean): void {
    this.options.values.set(id, value);
    const { meta } = this.getState();
    this.changeMeta(value === '' ? {} : { statedNormal: statedAfter(meta, [id]) });
  }

  /** True when the physician said that this angle is normal, without a value. */
  isStatedNormal(id: FieldId): boolean {
    const field = this.type.field(id);
    return field !== undefined && isStatedNormal(field, { [id]: this.get(id) }, this.getState().meta);
  }

  /**
   * Enters as one act what is normal: choices as their texts, and angles, which were not measured, as statements. What
   * those are normal against is kept with the report.
   */
  enterNormals(texts: ReadonlyMap<FieldId, string>, stated: readonly FieldId[], normals: Normals): Undo {
    this.#keepReferences(stated, normals);
    const all = new Map([...texts, ...stated.map((id) => [id, ''] as const)]);
    return this.writeEntered(all, 'normals', [...all.keys()], { stated });
  }

  /** The physician takes back that this angle is normal; it holds nothing then. */
  takeNormalBack(id: FieldId): void {
    this.changeMeta({ statedNormal: statedAfter(this.getState().meta, [id]) });
  }

  /**
   * Writes what was said as one act: texts, and angles that are said to be normal.
   * @param setAside the fields whose text gives way and can be brought back; of the others nothing is lost
   */
  writeSpoken(
    texts: ReadonlyMap<FieldId, string>,
    {
      stated,
      setAside,
      normals,
    }: {
      readonly stated: readonly FieldId[];
      readonly setAside: readonly FieldId[];
      readonly normals: Normals;
    },
  ): Undo {
    if (stated.length > 0) this.#keepReferences(stated, normals);
    const all = new Map([...texts, ...stated.map((id) => [id, ''] as const)]);
    // A prefilled value that is said is a finding, also where it is the one that stood there.
    return this.writeEntered(all, 'dictated', [...all.keys()], { stated, setAside, isFinding: true });
  }

  /** Keeps with the report what these angles are normal against. */
  #keepReferences(stated: readonly FieldId[], normals: Normals): void {
    const { meta } = this.getState();
    const fields = stated.map((id) => this.type.field(id));
    this.emit({ meta: { ...meta, normals: withReferences(meta.normals, fields, normals) } });
  }

  /** Writes a text into a field at the physician's wish and keeps it at once. What stood there can be brought back. */
  write(id: FieldId, text: string, act: ReplacingAct): Undo {
    return this.writeAll(new Map([[id, text]]), act);
  }

  /** The same for several fields, as one act with one way back. */
  writeAll(texts: ReadonlyMap<FieldId, string>, act: ReplacingAct): Undo {
    return this.writeEntered(texts, act, [...texts.keys()]);
  }

  /**
   * Rewrites the wording of texts for the worker's gender: unlike an edit, it confirms no prefilled value and marks no
   * region as examined.
   */
  reword(texts: ReadonlyMap<FieldId, string>): Undo {
    return this.writeEntered(texts, 'gender', []);
  }

  /**
   * Writes texts as one act; what the physician entered marks its region as examined.
   * @param marks the fields that are confirmed after it, where that does not follow from what was entered; those that it
   *   leaves empty and says are normal; those whose text can be brought back, all that change where none is named; and
   *   whether any value is the physician's finding, as normals are that he enters
   */
  protected writeEntered(
    entries: ReadonlyMap<FieldId, string>,
    act: ReplacingAct,
    entered: readonly FieldId[],
    {
      confirmed,
      stated = [],
      setAside,
      isFinding = act === 'normals',
    }: {
      confirmed?: readonly FieldId[];
      stated?: readonly FieldId[];
      setAside?: readonly FieldId[];
      isFinding?: boolean;
    } = {},
  ): Undo {
    const { values } = this.options;
    const texts = normaliseTexts(this.type, entries);
    const restore = this.#wayBack(texts);
    const isReplaced = (id: FieldId): boolean => this.get(id) !== '' && this.get(id) !== texts.get(id);
    const fields = (setAside ?? [...texts.keys()]).filter(isReplaced);
    if (fields.length > 0) this.keepReplaced({ act, fields });
    for (const [id, text] of texts) values.set(id, text);
    this.#prefilled.takeOver(stated);
    this.changeMeta({
      confirmed: confirmed ?? this.#confirmedAfter(entered, isFinding),
      statedNormal: statedAfter(this.getState().meta, [...texts.keys()], stated),
    });
    const examined = this.#examine(entered);
    this.flush();
    return this.#undo([...texts.keys()], examined, restore);
  }

  /** What is entered as a finding is confirmed; any other text confirms unless it is what the field was prefilled with. */
  #confirmedAfter(entered: readonly FieldId[], isFinding: boolean): readonly FieldId[] {
    const { confirmed } = this.getState().meta;
    if (!isFinding) return this.#prefilled.afterEdit(confirmed, entered, this.get);
    const prefilled = entered.filter((id) => this.type.field(id)?.prefill !== undefined);
    this.#prefilled.confirmAsIs(prefilled, this.get);
    return [...confirmed, ...prefilled.filter((id) => !confirmed.includes(id))];
  }

  /** The way back from these texts, which are about to be written, to what stands in their fields. */
  #wayBack(texts: ReadonlyMap<FieldId, string>): Undo {
    const { values } = this.options;
    const were = this.getState().meta;
    const previous = [...texts.keys()].map((id) => [id, this.get(id)] as const);
    return () => {
      // What was typed after the act is set aside too, so that an undo overwrites nothing for good.
      const fields = [...texts.keys()].filter((id) => this.get(id) !== '' && this.get(id) !== texts.get(id));
      if (fields.length > 0) this.keepReplaced({ act: 'undone', fields });
      for (const [id, text] of previous) values.set(id, text);
      this.#restoreMarks([...texts.keys()], were);
      this.flush();
    };
  }

  /** Writes a returned dictation into its field and keeps it at once. */
  applyDictation(returned: ReturnedDictation): Undo {
    return this.write(returned.field, withDictation(this.ownText(returned.field), returned), 'dictated');
  }

  isUnconfirmed(field: ReportField): boolean {
    if (field.prefill === undefined) return false;
    const data: FormData = { [field.id]: this.options.values.get(field.id) };
    return isUnconfirmed(field, data, this.getState().meta);
  }

  /** Marks prefilled fields as the physician's own finding, and thereby their region as examined. */
  confirm(ids: readonly FieldId[]): void {
    const were = this.getState().meta;
    this.#confirm(ids);
    this.#tellExamined(ids, () => this.#restoreMarks(ids, were));
  }

  #confirm(ids: readonly FieldId[]): void {
    const { confirmed } = this.getState().meta;
    this.#prefilled.confirmAsIs(ids, this.get);
    const added = ids.filter((id) => !confirmed.includes(id));
    if (added.length > 0) this.changeMeta({ confirmed: [...confirmed, ...added] });
  }

  /** Of these fields, what was confirmed and said to be normal is so again, and nothing else. */
  #restoreMarks(ids: readonly FieldId[], were: EntryMarks): void {
    this.changeMeta(restoredMarks(ids, were, this.getState().meta));
  }

  /** Marks a part of the examination; its values are kept either way. */
  setExamined(region: RegionId, isExamined: boolean): Undo {
    const { generation, meta } = this.getState();
    const was = !meta.notExamined.includes(region);
    const others = meta.notExamined.filter((id) => id !== region);
    this.changeMeta({ notExamined: isExamined ? others : [...others, region] });
    return () => {
      if (this.getState().generation === generation) this.setExamined(region, was);
    };
  }

  /** What the physician entered or confirmed in a part of the examination, in order of the page. */
  typedIn(region: RegionId): readonly FieldId[] {
    return typedInRegion(this.type, region, this.options.values.read(), this.getState().meta);
  }

  /** Marks the regions of these fields as examined where one of them holds a value of the physician's, and names them. */
  #examine(entered: readonly FieldId[]): readonly RegionId[] {
    const { notExamined } = this.getState().meta;
    const isHeld = (id: FieldId): boolean => {
      const field = this.type.field(id);
      const data: FormData = { [id]: this.options.values.get(id) };
      return field !== undefined && isTyped(field, data, this.getState().meta);
    };
    const regions = notExamined.filter((region) =>
      entered.some((id) => this.type.regionOf(id) === region && isHeld(id)),
    );
    if (regions.length > 0) {
      this.changeMeta({ notExamined: notExamined.filter((region) => !regions.includes(region)) });
    }
    return regions;
  }

  /** Tells of the regions that an edit or a confirmation of these fields marked as examined. */
  #tellExamined(ids: readonly FieldId[], restore: () => void): void {
    const regions = this.#examine(ids);
    if (regions.length > 0) this.options.onExamined(this.#undo(ids, regions, restore));
  }

  /**
   * The way back of an act on these fields. A region that it marked as examined stays so when something else was
   * entered in it since: it would leave the exports with the mark.
   */
  #undo(ids: readonly FieldId[], regions: readonly RegionId[], restore: () => void): Undo {
    const othersIn = (region: RegionId): string =>
      JSON.stringify(
        this.typedIn(region)
          .filter((id) => !ids.includes(id))
          .map((id) => [id, this.get(id)]),
      );
    const { generation } = this.getState();
    const held = new Map(regions.map((region) => [region, othersIn(region)]));
    const undo = (): void => {
      if (regions.length > 0 && this.getState().generation !== generation) return;
      const unchanged = regions.filter((region) => othersIn(region) === held.get(region));
      restore();
      for (const region of unchanged) this.setExamined(region, false);
      this.flush();
    };
    return regions.length === 0 ? undo : Object.assign(undo, { note: this.options.sayExamined(regions) });
  }

  /** Changes the language of the report and rewrites the sample texts that nobody confirmed. */
  setReportLanguage(language: 'fr' | 'en'): void {
    for (const field of this.type.fields) {
      if (field.prefill?.kind === 'sample' && this.isUnconfirmed(field)) {
        this.options.values.set(field.id, field.prefill.text[language]);
      }
    }
    this.changeMeta({ reportLanguage: language });
  }

  /** True when the server has that this angle is normal, while another text of it waits here for a choice. */
  isStatedElsewhere(id: FieldId): boolean {
    const field = this.type.field(id);
    const held = this.syncState.base?.content;
    return field !== undefined && held !== undefined && isStatedNormal(field, held.formData, held.meta);
  }

  /** What stands at a place, as text. */
  textAt(place: ConflictPlace): string {
    return textAt(this.draftContent(), place);
  }

  /**
   * Takes a text for a place that was changed both here and elsewhere. The texts that it is chosen over can be brought
   * back for 24 hours, those of fields.
   */
  settle(place: ConflictPlace, text: string): void {
    const { conflicts, meta } = this.getState();
    const both = conflicts.filter((one) => isSamePlace(one, place));
    if (place.part === 'answer') {
      const id = place.id as FieldId;
      const isStated = text === '' && (this.isStatedNormal(id) || this.isStatedElsewhere(id));
      const others = new Set([...both.map(({ theirs }) => theirs), textAt(this.draftContent(), place)]);
      for (const other of others) {
        if (other === '' || other === text) continue;
        this.#setText(id, other);
        this.keepReplaced({ act: 'chosen', fields: [id] });
      }
      this.#setText(id, text);
      if (isStated !== (meta.statedNormal?.includes(id) === true))
        this.changeMeta({ statedNormal: statedAfter(meta, [id], isStated ? [id] : []) });
      if (this.type.field(id)?.prefill !== undefined) this.#confirm([id]);
      this.#examine([id]);
    } else if (place.part === 'normal') {
      const { [place.id as NormalId]: _replaced, ...normals } = meta.normals;
      this.emit({
        meta: { ...meta, normals: text === '' ? normals : { ...normals, [place.id]: Number(text) } },
      });
    } else this.emit({ title: text === '' ? null : text });
    this.hear({ type: 'settled', place });
    this.flush();
  }

  #setText(id: FieldId, text: string): void {
    this.options.values.set(id, this.type.field(id)?.kind === 'flag' ? text === 'true' : text);
  }

  protected override begun(data: FormData, marks: EntryMarks): void {
    this.#prefilled.begin(data, marks);
  }
}
