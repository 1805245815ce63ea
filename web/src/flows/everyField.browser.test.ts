// Forms of postings with every field filled: what was typed is stored, comes back in the form that edits it, and can be saved again.
import type { Locator } from 'playwright-core';
import type { auctionRules } from 'api/rules/auctions';
import type { offeringFormRules, offeringRules, offeringTermsRules, rfpRules } from 'api/rules/postings';
import { joinMarket } from '../../test/market.ts';
import { newMember, type NewMember } from '../../test/newMember.ts';

type Fields<Rules extends { fields: object }> = keyof Rules['fields'];
/** A sample for each field of a form; '' leaves it empty, where another field excludes it. */
type Samples<Field extends PropertyKey> = Record<Field, string | boolean>;

const market = joinMarket();
const PRODUCT = 'sulfuric acid 98';

let member: NewMember;
beforeAll(async () => {
  member = await newMember(await market.visit());
});
afterAll(() => expect(member.complaints).toEqual([]));

const control = (dialog: Locator, name: string) => dialog.locator(`[name="${name}"]`);
const isBox = (sample: string | boolean) => typeof sample === 'boolean';

/** Fills in all fields; those that are shown must be those of the samples. */
const fillIn = async (dialog: Locator, samples: Record<string, string | boolean>): Promise<void> => {
  // Checkboxes first, because they show further fields.
  for (const [name, sample] of Object.entries(samples).sort(([, a], [, b]) => Number(isBox(b)) - Number(isBox(a)))) {
    const field = control(dialog, name);
    if (typeof sample === 'boolean') await field.setChecked(sample);
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(sample);
    else await field.fill(sample);
    if (name === 'productId') await dialog.getByRole('option', { name: new RegExp(`^${PRODUCT}`, 'i') }).click();
  }
  const shown = await dialog.locator('[name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')));
  expect(shown.sort()).toEqual(Object.keys(samples).sort());
};

const expectFilled = async (dialog: Locator, samples: Record<string, string | boolean>): Promise<void> => {
  for (const [name, sample] of Object.entries(samples)) {
    const field = control(dialog, name);
    if (name === 'productId') expect((await field.inputValue()).toLowerCase()).toContain(PRODUCT);
    else
      expect({ [name]: isBox(sample) ? await field.isChecked() : await field.inputValue() }).toEqual({
        [name]: sample,
      });
  }
};

const dialogOf = async (name: string): Promise<Locator> => {
  const dialog = member.page.getByRole('dialog', { name });
  await control(dialog, 'quantity').waitFor();
  return dialog;
};

/** Presses the button and waits until the dialog is closed. */
const send = async (dialog: Locator, action: string): Promise<void> => {
  await member.press(action, dialog);
  await dialog.waitFor({ state: 'detached' });
};

const idOf = async (list: string, title: string): Promise<string> => {
  const query = `query ($search: String!) { found: ${list}(search: $search, first: 1) { nodes { id } } }`;
  const { found } = await member.graphql<{ found: { nodes: { id: string }[] } }>(query, { search: title });
  return found.nodes[0]!.id;
};

describe('an offering', () => {
  const terms = {
    quantity: '40',
    price: '148.50',
    availableUntil: '2099-12-30',
    minimumQuantity: '5',
    quantityTolerance: '10',
    deliveryTerms: 'FCA',
    deliveryLocation: 'Gdańsk',
    paymentTerms: 'net_60',
    leadTimeDays: '12',
    deliveryDate: '',
    packaging: 'IBC, 1,000 L',
    origin: 'Poland',
    specifications: 'grade: Technical\nassay: 98 % min',
    sku: 'H2SO4 / 98',
  };
  const written = { title: 'Sulfuric acid, every field', description: 'Clear, in new containers.', unit: 'MT' };
  const posted: Samples<Fields<typeof offeringRules>> = {
    ...terms,
    ...written,
    productId: PRODUCT,
    location: 'Gdańsk, Poland',
  };
  type Term = Exclude<Fields<typeof offeringTermsRules>, 'offeringId' | 'expectedQuantity'>;
  // Nobody has ordered it or asked for it.
  const texts: Samples<Exclude<Fields<typeof offeringFormRules>, Fields<typeof offeringTermsRules>>> = {
    title: 'Sulfuric acid 98 %, every field',
    description: 'Clear, in drums.',
    unit: 'Tons',
  };
  const edited: Samples<Term> = {
    quantity: '30',
    price: '149.25',
    availableUntil: '2099-11-29',
    minimumQuantity: '6',
    quantityTolerance: '5',
    deliveryTerms: 'DAP',
    deliveryLocation: 'Łódź',
    paymentTerms: 'advance_payment',
    leadTimeDays: '',
    deliveryDate: '2099-10-28',
    packaging: 'Drums of 200 kg',
    origin: 'Czechia',
    specifications: 'grade: Technical\niron: 10 ppm max\nform: liquid',
    sku: 'H2SO4-98-B',
  };

  test('is posted, edited and relisted', async () => {
    const { page } = member;
    await page.goto('/marketplace?tab=offerings&new=offering');
    const post = await dialogOf('Post Offering');
    await fillIn(post, posted);
    await send(post, 'Post Offering');
    const path = `/offerings/${await idOf('offerings', written.title)}`;

    for (const { name, action, before, after } of [
      {
        name: 'Edit offering',
        action: 'Save changes',
        before: { ...terms, ...written },
        after: { ...edited, ...texts },
      },
      { name: 'Relist offering', action: 'Relist', before: edited, after: terms },
    ]) {
      await page.goto(path);
      await member.press(name.split(' ')[0]!);
      const dialog = await dialogOf(name);
      await expectFilled(dialog, before);
      // As much of the world writes it.
      await fillIn(dialog, { ...after, price: String(after.price).replace('.', ',') });
      await send(dialog, action);
      if (name !== 'Edit offering') continue;
      await member.press('Withdraw');
      await send(page.getByRole('dialog', { name: 'Withdraw 1 offering?' }), 'Withdraw');
    }
    await page.goto(path);
    await member.press('Edit');
    await expectFilled(await dialogOf('Edit offering'), { ...terms, ...texts });
  });
});

describe('a request', () => {
  const posted: Samples<Fields<typeof rfpRules>> = {
    title: 'Sulfuric acid, a request with every field',
    description: 'In new containers.',
    productId: PRODUCT,
    quantity: '24',
    unit: 'MT',
    targetPrice: '3600.00',
    deliveryLocation: 'Gdańsk, Poland',
    deliveryDate: '2099-12-30',
    closingDate: '2099-11-29',
  };
  const edited: Samples<Exclude<Fields<typeof rfpRules>, 'productId'>> = {
    title: 'Sulfuric acid, a changed request with every field',
    description: 'In new containers, with certificates.',
    quantity: '25',
    unit: 'Tons',
    targetPrice: '3700.50',
    deliveryLocation: 'Łódź, Poland',
    deliveryDate: '2099-12-29',
    closingDate: '2099-11-28',
  };

  test('is posted and edited', async () => {
    const { page } = member;
    await page.goto('/marketplace?tab=requirements&new=rfp');
    const post = await dialogOf('Create RFP');
    await fillIn(post, posted);
    await member.press('Post RFP', post);
    await member.heading(posted.title as string);
    const { productId: _, ...terms } = posted;
    for (const [before, after] of [
      [terms, edited],
      [edited, edited],
    ] as const) {
      await member.press('Edit RFP');
      const dialog = await dialogOf('Edit RFP');
      await expectFilled(dialog, before);
      await fillIn(dialog, after);
      await send(dialog, 'Save changes');
    }
    await member.heading(edited.title as string);
  });
});

describe('an auction', () => {
  type Field = Exclude<Fields<typeof auctionRules>, 'qualitySpecs'> | 'qualitySpecs.requirements';
  const posted: Samples<Field> = {
    type: 'forward',
    title: 'Sulfuric acid, an auction with every field',
    productId: PRODUCT,
    description: 'In new containers.',
    quantity: '40',
    unit: 'MT',
    priceBasis: 'per_unit',
    startingPrice: '148.50',
    reservePrice: '160.00',
    bidIncrement: '0.50',
    startTime: '2099-06-01T08:00',
    endTime: '2099-06-02T16:30',
    bidVisibility: 'rank_only',
    maxBidders: '12',
    preQualificationRequired: true,
    autoExtend: true,
    autoExtendDuration: '7',
    deliveryLocation: 'Gdańsk, Poland',
    deliveryDate: '2099-07-01',
    deliveryTerms: 'FCA',
    paymentTerms: 'net_60',
    'qualitySpecs.requirements': 'Assay 98 % min\nIron 10 ppm max',
    inspectionRequired: true,
    inspectionLocation: 'Gdynia',
  };
  const edited: Samples<Field> = {
    ...posted,
    type: 'reverse',
    title: 'Sulfuric acid, a changed auction with every field',
    description: 'In new containers, with certificates.',
    quantity: '44',
    unit: 'Tons',
    priceBasis: 'lot',
    startingPrice: '6600.00',
    reservePrice: '6000.00',
    bidIncrement: '10.00',
    startTime: '2099-06-03T09:15',
    endTime: '2099-06-04T17:45',
    bidVisibility: 'sealed',
    maxBidders: '9',
    autoExtendDuration: '3',
    deliveryLocation: 'Łódź, Poland',
    deliveryDate: '2099-07-02',
    deliveryTerms: 'DAP',
    paymentTerms: 'letter_of_credit',
    'qualitySpecs.requirements': 'Assay 97 % min',
    inspectionLocation: 'Sopot',
  };

  test('is created and edited', async () => {
    const { page } = member;
    await page.goto('/auctions?new=auction');
    const create = await dialogOf('Create Auction');
    await fillIn(create, posted);
    await send(create, 'Create Auction');
    await page.goto(`/auctions/${await idOf('auctions', posted.title as string)}`);
    for (const [before, after] of [
      [posted, edited],
      [edited, posted],
    ] as const) {
      await member.press('Edit');
      const dialog = await dialogOf('Edit auction');
      await expectFilled(dialog, before);
      await fillIn(dialog, after);
      await send(dialog, 'Save changes');
    }
  });
});
