import { verbatimCommandsSchema, voiceCommandsSchema } from '@constat/contract/schemas';
import type * as z from 'zod';
import { audit } from '../../actions/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import type { CommandListRow } from '../../store/word-tables.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import { requiredVersion } from '../saved-forms/required-version.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;

/**
 * The routes of one list: read and written whole. Each answer carries the version of the list; a write that names a
 * version (`If-Match`) is refused when another computer has written meanwhile.
 */
function listRoutes(url: string, kind: CommandListRow['kind'], schema: z.ZodType<object[]>): RoutePlugin {
  return async (app, { context }) => {
    const { clock, store } = context;

    app.get(url, { config, schema: { response: { 200: schema } } }, async (request, reply) => {
      const { commands, version } = await store.commandLists.find<object>(signedInUser(request).id, kind);
      void reply.header('etag', `"${version}"`);
      return [...commands];
    });

    app.put(url, { config, schema: { body: schema, response: { 200: schema } } }, async (request, reply) => {
      const { body } = request;
      const header = request.headers['if-match'];
      const expected = header === undefined ? null : requiredVersion(header);
      const echo = { members: ['commands'], restore: () => ({ commands: body }) } as const;
      const { commands } = await answerOnce<{ commands: object[] }>(
        { context, request, reply, echo },
        async (repositories) => {
          const { commandLists } = repositories;
          const ownerId = signedInUser(request).id;
          const row = { ownerId, kind, commands: JSON.stringify(body), updatedAt: clock.now() };
          const present = await commandLists.find(ownerId, kind);
          const isStale = expected !== null && expected !== present.version;
          const version = isStale ? null : await commandLists.put(row, expected);
          if (version === null) throw new Refusal('VERSION_CONFLICT');
          const event = { at: row.updatedAt, ...actorOf(request), action: 'commands-changed' } as const;
          await audit(repositories, { ...event, subjectId: kind });
          return { status: 200, headers: { etag: `"${version}"` }, body: { commands: body } };
        },
      );
      return commands;
    });
  };
}

/** Spoken commands of the physician: insertions and verbatim sections. */
export const dictationCommandRoutes: RoutePlugin = async (app, options) => {
  await app.register(listRoutes('/api/voice-commands', 'voice', voiceCommandsSchema), options);
  await app.register(listRoutes('/api/verbatim-commands', 'verbatim', verbatimCommandsSchema), options);
};
