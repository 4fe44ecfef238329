/** A double click does one deed: what comes under the pointer between its two clicks was not what it meant. */
export class OneDeed {
  #meant = "";

  /** Whether a click on what now means this is meant so. */
  fits({ detail }: MouseEvent, meaning: string): boolean {
    const meant = detail <= 1 || this.#meant === meaning;
    this.#meant = meaning;
    return meant;
  }
}
