export const offerTexts = {
  priceOpen: { Zh: '部分价格待确认', En: 'Part of the price is to be confirmed' },
} as const
