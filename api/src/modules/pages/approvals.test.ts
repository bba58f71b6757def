import { createTestStaff } from '../../testing/test-staff';
import { pageOf, pagesOf, setUpPages, type PagesParts } from '../../testing/test-pages';

let parts: PagesParts;
let anna: ReturnType<typeof pagesOf>;
let oleg: ReturnType<typeof pagesOf>;

setUpPages((given) => {
  parts = given;
  anna = pagesOf(given.shop, given.publisher);
  oleg = pagesOf(given.shop, given.editor);
});

let made = 0;

async function newDraft() {
  made += 1;
  const path = `/asked-${made}`;
  const { id } = await oleg.create(path);
  await oleg.save(id, pageOf(path, { title: `Озимые ${made}` }));
  return { id, path, title: `Озимые ${made}` };
}

/** Mails with these words, the oldest first. */
async function mailsAbout(words: string) {
  const { rows } = await parts.database.db.query<{ recipient: string; body: string; subject: string }>(
    'select recipient, subject, body from outbox where subject like $1 order by id',
    [`%${words}%`],
  );
  return rows;
}

it('is asked of all publishers once, by mail, and ends when the page is published', async () => {
  await createTestStaff(parts.database.db, ['publish'], { fullname: 'Вера Ким' });
  const { id, path, title } = await newDraft();

  const asked = await oleg.call('staffAskApproval', { id, note: ' К\u00A0севу: {who} <b>готово</b> ' });
  await oleg.call('staffAskApproval', { id, note: 'Ещё раз' });

  const approval = { askedBy: 'Олег Лунин', askedAt: expect.any(String) };
  expect(asked.approval).toEqual({ ...approval, note: 'К\u00A0севу: {who} <b>готово</b>' });
  expect((await anna.get(id)).approval).toEqual({ ...approval, note: 'Ещё раз' });
  const mails = await mailsAbout(title);
  expect(mails).toHaveLength(2); // to Anna and to Vera
  expect(mails.map(({ recipient }) => recipient)).not.toContain(parts.editor.email);
  expect(mails[0]?.body).toContain('К\u00A0севу: {who} <b>готово</b>');
  expect(mails[0]?.body).toContain(`/studio/${id}`);

  expect((await anna.publish(id, pageOf(path))).approval).toBeNull();
});

it('is declined with a note, which whoever has asked gets by mail', async () => {
  const { id, title } = await newDraft();
  await oleg.call('staffAskApproval', { id });

  expect(await anna.refusal('staffDeclineApproval', { id, note: ' ' })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { note: expect.any(String) },
  });
  const declined = await anna.call('staffDeclineApproval', { id, note: 'Цена старая' });

  expect(declined.approval).toBeNull();
  expect(await mailsAbout(`${title}»: есть`)).toMatchObject([
    { recipient: parts.editor.email, body: expect.stringContaining('Цена старая') },
  ]);
  expect(await anna.refusal('staffDeclineApproval', { id, note: 'Ещё' })).toMatchObject({ code: 'CONFLICT' });
});

it('is withdrawn by an editor; an editor cannot decline', async () => {
  const { id } = await newDraft();
  await oleg.call('staffAskApproval', { id });

  expect(await oleg.refusal('staffDeclineApproval', { id, note: 'Нет' })).toMatchObject({ code: 'FORBIDDEN' });
  expect((await oleg.call('staffWithdrawApproval', { id })).approval).toBeNull();
  expect(await oleg.refusal('staffWithdrawApproval', { id })).toMatchObject({ code: 'CONFLICT' });
});

it('needs edits that are not live, and a note that can be read', async () => {
  const { id, path } = await newDraft();
  const document = pageOf(path);
  await anna.publish(id, document);

  expect(await oleg.refusal('staffAskApproval', { id })).toMatchObject({ code: 'CONFLICT' });
  await oleg.save(id, pageOf(path, { title: 'Другая' }));
  expect(await oleg.refusal('staffAskApproval', { id, note: 'о'.repeat(501) })).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { note: expect.any(String) },
  });
  expect(await oleg.refusal('staffAskApproval', { id: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
});
