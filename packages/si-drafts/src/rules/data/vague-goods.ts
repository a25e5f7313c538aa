/** Descriptions of goods that carriers and customs refuse without further words. */
export const vagueGoods: readonly string[] =
  `ACCESSORIES|APPAREL|APPLIANCES|AUTO PARTS|CHEMICALS|CLOTHES|CLOTHING|CONSOL|CONSOL CARGO|CONSOLIDATED CARGO|DAILY NECESSITIES|
DRY CARGO|ELECTRICAL GOODS|ELECTRONIC GOODS|ELECTRONICS|EQUIPMENT|FAK|FOOD|FOODSTUFFS|FREIGHT ALL KINDS|FURNITURE|GARMENTS|
GENERAL CARGO|GENERAL GOODS|GENERAL MERCHANDISE|GIFTS|GOODS|HARDWARE|HOUSEHOLD GOODS|INDUSTRIAL GOODS|IRON|LIQUID|MACHINE PARTS|
MACHINERY|MACHINES|MATERIALS|MEDICINES|MERCHANDISE|MISCELLANEOUS|PARTS|PERSONAL EFFECTS|PIPES|PLASTIC GOODS|PLASTICS|POLYESTER|
PRODUCTS|RUBBER ARTICLES|SAID TO CONTAIN|SAMPLES|SCRAP|SPARE PARTS|STC|STEEL|SUNDRIES|TEXTILES|TOOLS|VARIOUS GOODS|WIRES`
    .replaceAll('\n', '')
    .split('|')
const vagueNames = new Set(vagueGoods)

/** The vague word if a description has no other (package counts and punctuation aside); undefined for a real description. */
export function vagueWordOf(goods: string): string | undefined {
  const said = goods
    .toUpperCase()
    .replace(/[^A-Z\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return vagueNames.has(said) ? said : undefined
}
