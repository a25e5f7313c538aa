const uscAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const uscWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** Whether 18 characters are a unified social credit code of GB 32100-2015: alphabet and check character. */
export function isUsci(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false
  const sum = uscWeights.reduce((total, weight, at) => total + weight * uscAlphabet.indexOf(code.charAt(at)), 0)
  return uscAlphabet[(31 - (sum % 31)) % 31] === code[17]
}

/** Whether seven digits are an IMO number of a ship: the last is the check digit of the others. */
export function isImoNumber(digits: string): boolean {
  const sum = Array.from({ length: 6 }, (_, at) => Number(digits.charAt(at)) * (7 - at)).reduce((a, b) => a + b, 0)
  return /^\d{7}$/.test(digits) && sum % 10 === Number(digits.charAt(6))
}
