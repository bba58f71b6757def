import {
  contactsNow,
  fillSeller,
  OWN_PLACE,
  pickupPlaceOf,
  SELLER,
  sellerFacts,
  sellerChanges,
  SHOP_PHONE,
  tellSeller,
  vatLine,
} from '.';

describe('the seller', () => {
  it('fills every text of a document', () => {
    const document = {
      title: 'Звоните: {seller.phone}',
      links: [{ href: '{seller.phoneHref}' }],
      count: 2,
      none: null,
    };

    expect(fillSeller(document)).toEqual({
      title: `Звоните: ${SHOP_PHONE}`,
      links: [{ href: 'tel:+78000002470' }],
      count: 2,
      none: null,
    });
    expect(fillSeller('{seller.name}, {name}')).toBe(`${SELLER.name}, {name}`);
    expect(fillSeller('{seller.phone~}')).toBe('8\u00A0800\u00A0000-24-70');
  });

  it('refuses a word that is not known', () => {
    expect(() => fillSeller(['{seller.fax}'])).toThrow('{seller.fax} is not in seller.json');
  });

  it('pays VAT, which is in the total', () => {
    expect(vatLine(2_490_000, SELLER)).toBe('В том числе НДС 22\u00A0%: 4\u00A0490,16\u00A0₽');
    expect(vatLine(1_234_500, SELLER)).toBe('В том числе НДС 22\u00A0%: 2\u00A0226,15\u00A0₽'); // of 222 614.75 kopecks
  });

  it('may be a company, or pay no VAT', () => {
    const company = { ...SELLER, ogrnip: '1027700132195', kpp: '770101001', office: '', vatPercent: null };

    const facts = sellerFacts(company).map(({ label, value }) => `${label} ${value}`);
    expect(facts.slice(1, 3)).toEqual(['КПП 770101001', 'ОГРН 1027700132195']);
    expect(sellerFacts(SELLER).map(({ label }) => label)).not.toContain('КПП');
    expect(pickupPlaceOf(company)).toBe('Химки, ул. Пролётная, д. 12');
    expect(vatLine(100, company)).toBe('Без НДС');
    expect(fillSeller('{seller.ogrnip}', company)).toBe('1027700132195');
  });

  it('is what the host was told, for the layout at once and for remotes that load afterwards', async () => {
    const changes = sellerChanges({ ...SELLER, phone: '8 800 555-35-35', office: '', vatPercent: null });
    tellSeller(changes);
    jest.resetModules();
    const remote = await import('.');
    tellSeller({});

    expect(changes).toEqual({ phone: '8 800 555-35-35', office: '', vatPercent: null });
    expect(remote.SHOP_PHONE_IN_TEXT).toBe('8\u00A0800\u00A0555-35-35');
    expect(remote.fillSeller('{seller.phoneHref}')).toBe('tel:+78005553535');
    expect(remote.pickupPlaceOf(remote.SELLER)).toBe('Химки, ул. Пролётная, д. 12');
    expect(contactsNow().phone).toBe(SHOP_PHONE);
  });

  it('is one in the address, the invoice and the list of places', () => {
    expect(contactsNow().address).toBe(
      '141400, Московская область, г.\u00A0Химки, ул.\u00A0Пролётная, д.\u00A012, офис\u00A041',
    );
    expect(sellerFacts(SELLER).find(({ label }) => label === 'ИНН')?.value).toBe(SELLER.inn);
    expect(OWN_PLACE).toMatchObject({ title: SELLER.name, city: SELLER.city, description: `ИНН ${SELLER.inn}` });
    expect(pickupPlaceOf(SELLER)).toBe('Химки, ул. Пролётная, д. 12, офис 41');
  });
});
