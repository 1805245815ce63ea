import { render, screen } from '@testing-library/react';
import { inRouter } from '../../../../test/inRouter.tsx';
import { Form } from '../../../kit/forms/Form.tsx';
import { NamedPlace } from './TermFields.tsx';

describe('features/goods/postings/TermFields', () => {
  test.each([
    ['FOB', '', true],
    ['FOB', 'Santos', false],
    ['', '', false],
  ])('of the terms %j and the place %j, the place is asked for: %s', (deliveryTerms, deliveryLocation, isAsked) => {
    const form = (
      <Form initialValues={{ deliveryTerms, deliveryLocation }} onSubmit={() => undefined}>
        <NamedPlace label="Named place" />
      </Form>
    );
    render(inRouter(form, '/'));
    expect(screen.queryByText('Please name the place of FOB.') !== null).toBe(isAsked);
  });
});
