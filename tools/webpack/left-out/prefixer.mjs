/** @param {string} declaration */
export const prefix = (declaration) => declaration;
