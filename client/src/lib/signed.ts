/** A number with the minus sign as it is printed. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** A gain or a loss: with its sign, unless it is nothing. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : figure(amount));
