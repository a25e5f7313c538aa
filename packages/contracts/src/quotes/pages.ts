/** 快速报价中心: a new quotation, the page of one, and the inquiries to the pricing desk. */
export const quotationPage = '/SeaFreight/quickQuoteSearchCenter'
