import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEDICAL_EVALUATION, REPORT_TYPES } from '../catalogue/index.ts';
import type { FieldId } from '../catalogue/index.ts';
import { isUnconfirmed } from '../rules/index.ts';
import { holdBack, mergeDrafts, sameContent, textAt } from './index.ts';
import type { Conflict, DraftContent } from './index.ts';
import { anyContent, NAMES } from './merge.test-data.ts';

/** Places and texts of conflicts, seen from the other side. */
function turned(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine }));
}

const byPlace = (one: Conflict, other: Conflict): number =>
  `${one.part} ${one.id}`.localeCompare(`${other.part} ${other.id}`);

const isStated = ({ meta }: DraftContent, id: FieldId): boolean => meta.statedNormal?.includes(id) === true;

const pair = fc.tuple(anyContent, anyContent);
const three = fc.tuple(anyContent, anyContent, anyContent);

it('a side that changed nothing changes nothing', () => {
  fc.assert(
    fc.property(pair, ([base, changed]) => {
      expect(mergeDrafts(REPORT_TYPES, base, changed, base)).toEqual({
        content: changed,
        conflicts: [],
        examined: [],
      });
      const other = mergeDrafts(REPORT_TYPES, base, base, changed);
      expect(other.conflicts).toEqual([]);
      expect(sameContent(other.content, changed)).toBe(true);
    }),
  );
});

it('nothing that either side wrote is gone: it stands merged or in a listed conflict', () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const { content, conflicts } = mergeDrafts(REPORT_TYPES, base, mine, theirs);
      for (const id of NAMES) {
        const place = { part: 'answer', id } as const;
        const [before, own, other, merged] = [base, mine, theirs, content].map((one) => textAt(one, place));
        const listed = conflicts.find((conflict) => conflict.part === 'answer' && conflict.id === id);
        if (listed !== undefined) {
          expect([merged, listed.mine, listed.theirs]).toEqual([own, own, other]);
          continue;
        }
        // Only what nobody wrote or confirmed may yield.
        const isPrefilled = (side: DraftContent): boolean =>
          MEDICAL_EVALUATION.fields.some(
            (field) => field.id === id && isUnconfirmed(field, side.formData, side.meta),
          );
        if (own !== before && merged !== own) expect(isPrefilled(mine)).toBe(true);
        if (other !== before && merged !== other) expect(isPrefilled(theirs)).toBe(true);
        if (own !== other) expect([own, other]).toContain(merged);
        // A statement is what somebody wrote in an empty field.
        const isKept = isStated(mine, id) && !isStated(base, id) && isPrefilled(theirs);
        if (own === before && !isKept) expect(merged).toBe(other);
      }
    }),
  );
});

it('changes of different fields are never a conflict', () => {
  fc.assert(
    fc.property(three, fc.subarray([...NAMES]), ([base, mine, theirs], ofMine) => {
      const withOnly = (side: DraftContent, isOwn: (id: FieldId) => boolean): DraftContent => ({
        ...base,
        formData: Object.fromEntries(
          NAMES.map((id) => [id, (isOwn(id) ? side : base).formData[id]]).filter(
            ([, value]) => value !== undefined,
          ),
        ),
      });
      const isMine = (id: FieldId): boolean => (ofMine as readonly FieldId[]).includes(id);
      const [one, other] = [withOnly(mine, isMine), withOnly(theirs, (id) => !isMine(id))];
      const { content, conflicts } = mergeDrafts(REPORT_TYPES, base, one, other);
      expect(conflicts).toEqual([]);
      for (const id of NAMES) {
        const place = { part: 'answer', id } as const;
        expect(textAt(content, place)).toBe(textAt(isMine(id) ? one : other, place));
      }
    }),
  );
});

it('both sides see the same merged draft and the same conflicts, each from its own side', () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const [one, other] = [
        mergeDrafts(REPORT_TYPES, base, mine, theirs),
        mergeDrafts(REPORT_TYPES, base, theirs, mine),
      ];
      expect(one.conflicts.toSorted(byPlace)).toEqual(turned(other.conflicts).toSorted(byPlace));
      expect(one.examined.toSorted()).toEqual(other.examined.toSorted());
      const [held, heldOther] = [one, other].map(({ content }) => holdBack(content, one.conflicts, base));
      expect(held !== undefined && heldOther !== undefined && sameContent(held, heldOther)).toBe(true);
    }),
  );
});

it('merging again adds nothing', () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const once = mergeDrafts(REPORT_TYPES, base, mine, theirs);
      const again = mergeDrafts(REPORT_TYPES, theirs, once.content, theirs);
      expect(again).toEqual({ content: once.content, conflicts: [], examined: [] });
      const repeated = mergeDrafts(REPORT_TYPES, base, once.content, theirs);
      expect(sameContent(repeated.content, once.content)).toBe(true);
      expect(repeated.conflicts).toEqual(once.conflicts);
    }),
  );
});

it('no confirmation stands for a value that its side did not hold', () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const { content } = mergeDrafts(REPORT_TYPES, base, mine, theirs);
      for (const id of content.meta.confirmed) {
        const place = { part: 'answer', id } as const;
        const seen = [base, mine, theirs].filter(({ meta }) => meta.confirmed.includes(id));
        expect(seen.map((side) => textAt(side, place))).toContain(textAt(content, place));
      }
    }),
  );
});

it('what one side says is normal is said of an empty field, and only a value or the other side takes it away', () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const { content } = mergeDrafts(REPORT_TYPES, base, mine, theirs);
      for (const id of NAMES) {
        const text = textAt(content, { part: 'answer', id });
        const [before, own, other, merged] = [base, mine, theirs, content].map((one) => isStated(one, id));
        if (merged) expect(text).toBe('');
        if (text !== '') expect(merged).toBe(false);
        else expect(merged).toBe(own === before ? other : own);
      }
    }),
  );
});

it('what waits for a choice stays on the server as the other side left it', () => {
  fc.assert(
    fc.property(three, ([base, mine, theirs]) => {
      const { content, conflicts } = mergeDrafts(REPORT_TYPES, base, mine, theirs);
      const sent = holdBack(content, conflicts, theirs);
      for (const conflict of conflicts) expect(textAt(sent, conflict)).toBe(conflict.theirs);
      expect(holdBack(content, [], theirs)).toEqual(content);
    }),
  );
});
