import { dismissToast, toast } from '../../../kit/toasts/store.ts';
import { act, renderHook } from '@testing-library/react';
import { auctionRules } from 'api/rules/auctions';
import { useToasts } from '../../../kit/toasts/store.ts';
import { yupToFormErrors } from 'formik';
import type { EditableAuctionFragment } from './EditAuctionDialog.generated.ts';
import { auctionCommand, explainAuction, initialAuction, restartValues, type AuctionValues } from './auctionForm.ts';

describe('features/deals/auctions/auctionForm', () => {
  const filled: AuctionValues = {
    ...initialAuction,
    title: ' Spot lot ',
    description: 'One lot',
    productId: 'none',
    quantity: '10',
    unit: 'drums',
    startingPrice: '1000',
    startTime: '2026-01-01T08:00',
    endTime: '2026-01-02T08:30',
  };

  /** The text of the toast for invalid values. */
  const explained = (change: Partial<AuctionValues>) => {
    const values = { ...filled, ...change };
    const { result } = renderHook(useToasts);
    act(() => dismissToast(toast({ title: 'none' })));
    try {
      // Formik omits empty values.
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      auctionRules.validateSync(given, { abortEarly: false });
    } catch (error) {
      act(() => explainAuction(yupToFormErrors(error), values));
    }
    const { title, description } = result.current[0]!;
    return { title, description };
  };

  const error = (description: string) => ({ title: 'Error', description });

  test.each<[Partial<AuctionValues>, string]>([
    [{ title: '' }, 'Please fill in all required fields.'],
    [{ productId: '' }, 'Please fill in all required fields.'],
    [{ endTime: '', quantity: '-1' }, 'Please fill in all required fields.'],
    [{ quantity: '0' }, 'Quantity must be a valid positive number.'],
    [{ quantity: '1.5', startingPrice: '0', unit: 'MT' }, 'Quantity must be a whole number: 1.5 MT are 1,500 KG.'],
    [{ quantity: '1.5', unit: 'drums' }, 'Quantity must be a whole number: 1 or 2.'],
    [{ startingPrice: '0.6125', unit: 'KG' }, 'Starting price must have at most 2 decimals: 0.61 or 0.62.'],
    [
      { startingPrice: '0.6125', unit: 'KG', priceBasis: 'per_unit' },
      'Starting price must have at most 2 decimals: 0.6125 per KG is 612.50 per MT.',
    ],
    [{ startingPrice: '-5' }, 'Starting price must be a valid positive number.'],
    [{ reservePrice: '0' }, 'Reserve price must be a valid positive number.'],
    [{ bidIncrement: '0.001' }, 'Bid increment must have at most 2 decimals: 0.01.'],
    [{ maxBidders: '0', inspectionRequired: true }, 'Maximum bidders must be a valid positive number.'],
    [{ inspectionRequired: true }, 'Inspection location is required when inspection is enabled.'],
    [{ autoExtend: true }, 'Auto-extend duration (in minutes) is required when auto-extend is enabled.'],
    [{ endTime: '2026-01-01T07:00' }, 'End date must be after the start date.'],
  ])('%j is reported as: %s', (change, description) => expect(explained(change)).toEqual(error(description)));

  test('reports nothing for a complete form', () => expect(explained({}).title).toBe('none'));

  test("sends trimmed texts, null for no product, and the form's times as UTC", () => {
    const command = auctionCommand(auctionRules.cast(filled, { assert: false }));
    expect(command).toMatchObject({
      title: 'Spot lot',
      productId: null,
      quantity: 10,
      startTime: '2026-01-01T08:00:00.000Z',
      endTime: '2026-01-02T08:30:00.000Z',
      reservePrice: null,
      maxBidders: null,
      autoExtendDuration: null,
    });
  });

  const ended: EditableAuctionFragment = {
    __typename: 'Auction',
    id: 'auction',
    title: 'Spot lot',
    description: 'One lot',
    type: 'reverse',
    status: 'ended',
    outcome: 'reserve_not_met',
    startTime: '2026-01-01T08:00:00.000Z',
    endTime: '2026-01-03T08:30:00.000Z',
    pausedAt: null,
    pauseReason: null,
    unit: 'MT',
    priceBasis: 'lot',
    startingPrice: '1000.00',
    currentPrice: '900.00',
    unitPrice: '90.00',
    bidIncrement: null,
    bidCount: 1,
    bidderCount: 1,
    bidVisibility: 'public',
    reservePrice: '800.00',
    reserveMet: false,
    minimumNextBid: null,
    preQualificationRequired: true,
    myStanding: null,
    quantity: 10,
    maxBidders: 5,
    autoExtend: true,
    autoExtendDuration: 5,
    deliveryLocation: 'Vigo',
    deliveryTerms: 'DDP',
    deliveryDate: '2026-02-01',
    paymentTerms: 'net_30',
    qualitySpecs: { requirements: 'Assay 99 %' },
    inspectionRequired: true,
    inspectionLocation: 'Vigo',
    product: { __typename: 'Product', id: 'product', name: 'Urea', casNumber: null },
  };

  test('a restarted auction keeps its terms and its length, starting now', () => {
    const again = restartValues(ended, Date.parse('2026-01-10T12:00:20.000Z'));
    expect(again).toMatchObject({
      title: 'Spot lot',
      type: 'reverse',
      productId: 'product',
      quantity: '10',
      reservePrice: '800.00',
      maxBidders: '5',
      qualitySpecs: { requirements: 'Assay 99 %' },
      startTime: '2026-01-10T12:00',
      endTime: '2026-01-12T12:30',
      deliveryDate: '2026-02-01',
    });
  });

  test('a restarted short auction lasts an hour, and a past delivery date must be entered again', () => {
    const short = { ...ended, endTime: '2026-01-01T08:05:00.000Z', deliveryDate: '2026-01-09' };
    expect(restartValues(short, Date.parse('2026-01-10T12:00:00.000Z'))).toMatchObject({
      startTime: '2026-01-10T12:00',
      endTime: '2026-01-10T13:00',
      deliveryDate: '',
    });
  });

  test('leaves out values that belong to an unticked checkbox', () => {
    const values = { ...filled, inspectionLocation: 'Hamburg', autoExtendDuration: '5' };
    const unticked = auctionCommand(auctionRules.cast(values, { assert: false }));
    expect(unticked).toMatchObject({ inspectionLocation: null, autoExtendDuration: null });
    const ticked = { ...values, inspectionRequired: true, autoExtend: true };
    expect(auctionCommand(auctionRules.cast(ticked, { assert: false }))).toMatchObject({
      inspectionLocation: 'Hamburg',
      autoExtendDuration: 5,
    });
  });
});
