"""The words in which the patterns of 馬吊 are written: each can hold, prove, speak and be lowered."""
