/** Words before the consignee and marks around it that say nothing: quotes, brackets, `CONSIGNEE:`. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/^[^\p{L}\p{N}]*(?:CONSIGNEE|收货人)?[^\p{L}\p{N}]+|^[^\p{L}\p{N}]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `TO ORDER`, `TO THE ORDER OF`, `TO SHIPPER'S ORDER`, `UNTO ORDER`, `ORDER`, `ORDER OF`, `BEARER`, 凭指示. */
const toOrder =
  /^(?:UN)?TO (?:(?:THE|OUR|THEIR|HIS|ITS|ANY|[\p{L}\p{N}.&]+(?: [\p{L}\p{N}.&]+){0,3}'S?) )?ORDERS?\b|^ORDERS?(?: OF\b|[^\p{L}\p{N}]*$)|^(?:TO )?(?:THE )?BEARER\b|^凭.{0,8}指[示定]|^指示/u
/** A consignee to whose order, or to whose bearer, the goods are: the paper alone says who may take them. */
export const isToOrder = (consignee: string): boolean => toOrder.test(plainText(consignee))

const unnamed =
  /^(?:TO BE (?:ADVISED|CONFIRMED|INFORMED|NAMED)\b|TBA\b|TBC\b|TBN\b|SAME AS\b|AS PER\b|AS AGREED\b|TO WHOM IT MAY CONCERN\b|待定|待告)/
/** A consignee that names nobody: the goods cannot be given to him without an original. */
export const isVagueConsignee = (text: string): boolean =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < 3 || isToOrder(text) || unnamed.test(plainText(text))
