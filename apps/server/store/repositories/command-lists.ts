import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { CommandListRow } from '../word-tables.ts';
import type { DataKeys } from './data-keys.ts';
import { keyOfAccount } from './users.ts';

/** Where sealed content lies. */
const commandsAt = (kind: CommandListRow['kind']) => `commandLists.commands/${kind}`;

/** A list with the number of times that it was written; 0 before the first. */
export interface StoredCommands<Command> {
  readonly commands: readonly Command[];
  readonly version: number;
}

/** The lists of spoken commands of each physician. */
export function commandLists(db: Kysely<Tables>, keys: DataKeys) {
  return {
    async find<Command>(ownerId: string, kind: CommandListRow['kind']): Promise<StoredCommands<Command>> {
      const row = await db
        .selectFrom('commandLists')
        .select(['sealedCommands', 'version'])
        .where('ownerId', '=', ownerId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (row === undefined) return { commands: [], version: 0 };
      const key = await keys.require(keyOfAccount(ownerId));
      const commands = JSON.parse(key.open(commandsAt(kind), row.sealedCommands)) as Command[];
      return { commands, version: row.version };
    },

    /**
     * Writes the list when it is still at that version, or whatever it is at when none is named.
     * @returns the new version, or null when somebody else has written meanwhile
     */
    async put(
      { ownerId, kind, commands, updatedAt }: Omit<CommandListRow, 'version'>,
      expected: number | null,
    ): Promise<number | null> {
      const key = await keys.findOrAdd(keyOfAccount(ownerId));
      const sealedCommands = key.seal(commandsAt(kind), commands);
      const row = await db
        .insertInto('commandLists')
        .values({ ownerId, kind, sealedCommands, updatedAt, version: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['ownerId', 'kind'])
            .doUpdateSet((update) => ({
              sealedCommands,
              updatedAt,
              version: update('commandLists.version', '+', 1),
            }))
            .where((where) =>
              expected === null ? where.lit(true) : where('commandLists.version', '=', expected),
            ),
        )
        .returning('version')
        .executeTakeFirst();
      return row?.version ?? null;
    },
  };
}
